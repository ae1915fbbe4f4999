/* A thread that trains the evidence model on one half of the right text and posts its module. */
import path from 'node:path'
import {parentPort, workerData} from 'node:worker_threads'
import {halve} from '../../scripts/train/halves.ts'
import {readRightLines, rightTextOf} from '../../scripts/train/right-text.ts'
import {trainModule} from '../../scripts/train/train-module.ts'
import type {HalfToTrain} from './measure.ts'

const {corpora, half} = workerData as HalfToTrain
parentPort?.postMessage(trainModule(rightTextOf(halve(readRightLines(path.join(corpora, 'pack')))[half])))
