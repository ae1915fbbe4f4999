/* A thread that does its share of a job and posts the answers of each product. */
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { halve } from '../../scripts/train/halves.js';
import { readRightLines } from '../../scripts/train/right-text.js';
import { ask, emptyAnswer } from './answer.js';
import { loadProduct } from './product.js';
import { questions } from './question.js';
import { rightFiles } from './right-file.js';
const longFile = 5000;
const { job, index, count } = workerData;
const lines = readRightLines(path.join(job.corpora, 'pack'));
const taken = job.half === undefined ? lines : halve(lines)[job.half];
const corpus = { folder: job.corpora, half: job.half, files: rightFiles(taken, job.languages) };
const all = [];
for (const source of job.products) {
    const product = await loadProduct(source);
    const answers = {};
    for (const name of job.questions) {
        const answer = (answers[name] = emptyAnswer());
        const own = questions[name](corpus, job.sampling).filter((_, number) => number % count === index);
        for (const file of product.isLinewise ? joined(own) : made(own))
            ask(product, file, answer);
    }
    all.push(answers);
}
parentPort?.postMessage(all);
function* made(makers) {
    for (const make of makers)
        yield make();
}
/** Joins files into long ones, for a tool that is slow to start. */
function* joined(makers) {
    let lines = [];
    for (const make of makers) {
        lines.push(...make().lines);
        if (lines.length < longFile)
            continue;
        yield { name: 'joined.txt', lines };
        lines = [];
    }
    yield { name: 'joined.txt', lines };
}
