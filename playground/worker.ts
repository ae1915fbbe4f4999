import {createJudge} from './judge.ts'
import type {Question} from './question.ts'

// The worker: takes numbered questions, and answers each under its number.
const judge = createJudge()

addEventListener('message', ({data}: MessageEvent<{readonly id: number; readonly question: Question}>) => {
  const {id, question} = data
  const start = performance.now()
  try {
    const answer = judge.answer(question)
    postMessage({id, answer, milliseconds: performance.now() - start})
  } catch (error) {
    postMessage({id, error: String(error)})
  }
})
