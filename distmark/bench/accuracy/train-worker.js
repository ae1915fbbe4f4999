/* A thread that trains the models on one half of the right text and posts their modules. */
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { halve } from '../../scripts/train/halves.js';
import { readRightLines, rightTextOf } from '../../scripts/train/right-text.js';
import { trainLanguageModule, trainModule } from '../../scripts/train/train-module.js';
const { corpora, half } = workerData;
const lines = halve(readRightLines(path.join(corpora, 'pack')))[half];
parentPort?.postMessage({ evidence: trainModule(rightTextOf(lines)), languages: trainLanguageModule(lines) });
