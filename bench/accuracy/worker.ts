/* A thread that does its share of a job and posts the answers of each product. */
import path from 'node:path'
import {parentPort, workerData} from 'node:worker_threads'
import {halve} from '../../scripts/train/halves.ts'
import {readRightLines} from '../../scripts/train/right-text.ts'
import {ask, emptyAnswer} from './answer.ts'
import type {Answers, Share} from './job.ts'
import {loadProduct} from './product.ts'
import {questions, type CaseFile, type CaseLine} from './question.ts'
import {rightFiles} from './right-file.ts'

const longFile = 5000
const {job, index, count} = workerData as Share
const lines = readRightLines(path.join(job.corpora, 'pack'))
const taken = job.half === undefined ? lines : halve(lines)[job.half]
const corpus = {folder: job.corpora, half: job.half, files: rightFiles(taken, job.languages)}
const all: Answers[] = []
for (const source of job.products) {
  const product = await loadProduct(source)
  const answers: Answers = {}
  for (const name of job.questions) {
    const answer = (answers[name] = emptyAnswer())
    const own = questions[name](corpus, job.sampling).filter((_, number) => number % count === index)
    for (const file of product.isLinewise ? joined(own) : made(own)) ask(product, file, answer)
  }
  all.push(answers)
}
parentPort?.postMessage(all)

function* made(makers: readonly (() => CaseFile)[]): Generator<CaseFile> {
  for (const make of makers) yield make()
}

/** Joins files into long ones, for a tool that is slow to start. */
function* joined(makers: readonly (() => CaseFile)[]): Generator<CaseFile> {
  let lines: CaseLine[] = []
  for (const make of makers) {
    lines.push(...make().lines)
    if (lines.length < longFile) continue
    yield {name: 'joined.txt', lines}
    lines = []
  }
  yield {name: 'joined.txt', lines}
}
