import {countOf, grouped} from './number-words.ts'

/** Tells how far a run is, on one line of a terminal that it writes again and again, and takes away at the end. */
export interface Progress {
  /** Is called before each file, with the number of files that are done. */
  step(done: number): void
  end(): void
}

/** What progress is told with. */
export interface ProgressSettings {
  readonly total: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly write: (text: string) => void
}

/** A run that is shorter than this says nothing, and a line stays for at least a tenth of it, in milliseconds. */
const patience = 1000

/** Makes the progress of a run that begins now. */
export function createProgress({total, now, write}: ProgressSettings): Progress {
  let next = now() + patience
  let isShown = false
  return {
    step(done) {
      if (now() < next) return
      next = now() + patience / 10
      isShown = true
      write(`\r${grouped(done)} of ${countOf(total, 'file')}${eraseToEnd}`)
    },
    end() {
      if (isShown) write(`\r${eraseToEnd}`)
    }
  }
}

/** Tells whether progress may be shown: on a terminal that can, never in a pipe or in CI, whose logs keep every line. */
export function wantsProgress({isTerminal, environment}: {readonly isTerminal: boolean; readonly environment: Readonly<Record<string, string | undefined>>}): boolean {
  return isTerminal && !environment['CI'] && environment['TERM'] !== 'dumb'
}

const eraseToEnd = '\u001b[K'
