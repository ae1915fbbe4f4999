import workerSource from 'worker-source'
import type {Answers, Question} from './question.ts'

/** Asks the worker a question. Rejects when the worker cannot answer. */
export type Ask = <Kind extends Question['kind']>(question: Extract<Question, {kind: Kind}>) => Promise<Answers[Kind]>

/**
 * Starts the worker. It is made of a string: a worker from a blob is bound by the page's content security policy, and one that
 * a host serves is not.
 */
export function startWorker(): Ask {
  const url = URL.createObjectURL(new Blob([workerSource], {type: 'text/javascript'}))
  const worker = new Worker(url)
  const waiting = new Map<number, {resolve(answer: unknown): void; reject(error: Error): void}>()
  let count = 0
  worker.addEventListener('message', ({data}: MessageEvent<{readonly id: number; readonly answer?: unknown; readonly milliseconds?: number; readonly error?: string}>) => {
    const waiter = waiting.get(data.id)
    waiting.delete(data.id)
    // For measurements: what the worker alone took.
    performance.clearMeasures('mojilint-judge')
    performance.measure('mojilint-judge', {start: 0, duration: data.milliseconds ?? 0})
    if (data.error === undefined) waiter?.resolve(data.answer)
    else waiter?.reject(new Error(data.error))
  })
  worker.addEventListener('error', ({message}) => {
    for (const {reject} of waiting.values()) reject(new Error(message))
    waiting.clear()
  })
  return (question) => new Promise((resolve, reject) => {
    const id = ++count
    waiting.set(id, {resolve: resolve as (answer: unknown) => void, reject})
    worker.postMessage({id, question})
  })
}
