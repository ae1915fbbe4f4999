import type {Worker} from 'node:worker_threads'
import {plainFileTest} from './files/plain-file.ts'

/**
 * Sieving: most files of a run are plain (see `isPlain`) and need no more than to be read. Where there are many, other threads
 * tell them from the rest, while more are found and while the rest are checked. So a run gives the same output with any number
 * of threads.
 */
export interface Sieve {
  /** Takes a file (an absolute path) in. All are taken in before the first question. */
  add(path: string): void
  /** Tells whether a file is plain. Quickest when asked in the order in which files were taken in. */
  isPlain(path: string): boolean
  /** Ends the other threads. */
  close(): void
}

/** Files that a thread takes at a time. */
const batchSize = 64
/** A thread takes as long to start as a thousand files to read. */
const filesToStart = 2000
/** Files beyond these are read by one thread. */
const mostShared = 1 << 22
/** How long the work of other threads may stand still, in milliseconds, until it is done again here. */
const patience = 10_000

/** What the threads share. */
export interface SharedSieve {
  /** The state of each batch. */
  readonly batches: Int32Array
  /** The outcome of each file. */
  readonly outcomes: Uint8Array
}

const batchState = {open: 0, taken: 1, done: 2} as const
const outcome = {unknown: 0, plain: 1, other: 2} as const

/** Opens a sieve with up to so many threads, this one among them. */
export function openSieve(threads: number): Sieve {
  const isPlainFile = plainFileTest()
  const indexes = new Map<string, number>()
  const paths: string[] = []
  const workers: Worker[] = []
  let shared: SharedSieve = {batches: new Int32Array(0), outcomes: new Uint8Array(0)}
  let sent = 0
  /** All batches before it were taken. */
  let next = 0

  const send = (): void => {
    if (workers.length === 0) {
      shared = {batches: new Int32Array(new SharedArrayBuffer((4 * mostShared) / batchSize)), outcomes: new Uint8Array(new SharedArrayBuffer(mostShared))}
      for (let count = 1; count < threads; count++) workers.push(startWorker(shared))
    }
    for (; sent + batchSize <= Math.min(paths.length, mostShared); sent += batchSize) {
      // One text is copied to a thread much faster than many.
      const batch = {number: sent / batchSize, paths: paths.slice(sent, sent + batchSize).join('\0')}
      for (const worker of workers) worker.postMessage(batch)
    }
  }
  const takeHere = (number: number): boolean => takeBatch(number, () => paths.slice(number * batchSize, (number + 1) * batchSize), {shared, isPlainFile})
  const takeNext = (): boolean => {
    while (next * batchSize < sent) if (takeHere(next++)) return true
    return false
  }
  return {
    add(path) {
      if (indexes.has(path)) return
      indexes.set(path, paths.length)
      paths.push(path)
      if (threads > 1 && paths.length >= filesToStart && paths.length - sent >= batchSize) send()
    },
    isPlain(path) {
      const index = indexes.get(path) ?? sent
      if (index < sent) {
        const number = Math.floor(index / batchSize)
        if (!takeHere(number)) {
          // Another thread reads it: so there is time for others.
          while (Atomics.load(shared.batches, number) === batchState.taken && takeNext());
          waitFor(shared.batches, number)
        }
      }
      const known = shared.outcomes[index] ?? outcome.unknown
      return known === outcome.unknown ? isPlainFile(path) : known === outcome.plain
    },
    close() {
      for (const worker of workers) void worker.terminate()
    }
  }
}

/** Reads the files of a batch, if no thread has taken it yet, and says whether it did. */
export function takeBatch(number: number, pathsOf: () => readonly string[], {shared: {batches, outcomes}, isPlainFile}: {readonly shared: SharedSieve; readonly isPlainFile: (path: string) => boolean}): boolean {
  if (Atomics.compareExchange(batches, number, batchState.open, batchState.taken) !== batchState.open) return false
  pathsOf().forEach((path, index) => (outcomes[number * batchSize + index] = isPlainFile(path) ? outcome.plain : outcome.other))
  Atomics.store(batches, number, batchState.done)
  Atomics.notify(batches, number)
  return true
}

function startWorker(shared: SharedSieve): Worker {
  // Few runs have other threads, and an import would load them in all.
  const {Worker} = process.getBuiltinModule('node:worker_threads')
  const worker = new Worker(new URL('./sieve-worker.js', import.meta.url), {workerData: shared})
  // Without it there is only more to do here.
  worker.on('error', () => {})
  worker.unref()
  return worker
}

function waitFor(batches: Int32Array, number: number): void {
  while (Atomics.load(batches, number) === batchState.taken) {
    if (Atomics.wait(batches, number, batchState.taken, patience) === 'timed-out') return
  }
}
