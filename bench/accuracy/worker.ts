/* A thread that does its share of a job and posts the answers of each build. */
import path from 'node:path'
import {parentPort, workerData} from 'node:worker_threads'
import {halve} from '../../scripts/train/halves.ts'
import {readRightLines} from '../../scripts/train/right-text.ts'
import {ask, emptyAnswer} from './answer.ts'
import type {Answers, Share} from './job.ts'
import {loadProduct} from './product.ts'
import {questions} from './question.ts'
import {rightFiles} from './right-file.ts'

const {job, index, count} = workerData as Share
const lines = readRightLines(path.join(job.corpora, 'pack'))
const taken = job.half === undefined ? lines : halve(lines)[job.half]
const corpus = {folder: job.corpora, files: rightFiles(taken, job.languages)}
const all: Answers[] = []
for (const build of job.builds) {
  const product = await loadProduct(build)
  const answers: Answers = {}
  for (const name of job.questions) {
    const answer = (answers[name] = emptyAnswer())
    questions[name](corpus, job.sampling).forEach((make, number) => {
      if (number % count === index) ask(product, make(), answer)
    })
  }
  all.push(answers)
}
parentPort?.postMessage(all)
