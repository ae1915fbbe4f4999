import type {RightText} from './right-text.ts'
import type {Suspect} from './scan.ts'
import {judgeLines, nothingProved, type Verdict} from './verdict.ts'

/** Lines that are judged together at most: a file with no more is judged as a whole, one with more in parts of equal size. */
const mostTogether = 1024
/** Blocks whose verdicts are kept: those of 8,192 lines take some 25 MB. */
const mostKept = 8

/** The lines of a file that may be damaged, and what else they are judged by. */
export interface BlockInput {
  /** In their order; asked at the first question. */
  readonly lines: () => readonly Suspect[]
  readonly textOf: (line: Suspect) => string
  readonly rightText: () => RightText
}

/** The verdicts on the lines of a file; `tables` are masks. */
export interface VerdictBlocks {
  verdictOf(line: Suspect, tables: number): Verdict
  kindOf(line: Suspect, tables: number): Verdict['kind']
}

/** What a table choice has said so far. */
interface Judged {
  readonly kinds: (Verdict['kind'] | undefined)[]
  readonly blocks: Map<number, readonly Verdict[]>
}

/**
 * Judges lines in blocks, at the first question about one of each. Of a file with very many lines only the blocks that were asked
 * last are kept, and another question about the others judges them again: so memory does not grow with what is said of each line.
 */
export function createVerdictBlocks({lines, textOf, rightText}: BlockInput): VerdictBlocks {
  const judgedBy = new Map<number, Judged>()
  const blockSize = (): number => Math.ceil(lines().length / Math.ceil(lines().length / mostTogether))
  const judgedOf = (tables: number): Judged => {
    const known = judgedBy.get(tables) ?? {kinds: [], blocks: new Map<number, readonly Verdict[]>()}
    judgedBy.set(tables, known)
    return known
  }
  const blockOf = (block: number, tables: number): readonly Verdict[] => {
    const {kinds, blocks} = judgedOf(tables)
    const known = blocks.get(block)
    if (known !== undefined) return known
    const start = block * blockSize()
    const verdicts = judgeLines(lines().slice(start, start + blockSize()).map(textOf), tables, rightText)
    verdicts.forEach(({kind}, index) => (kinds[start + index] = kind))
    const [oldest] = blocks.keys()
    if (blocks.size >= mostKept && oldest !== undefined) blocks.delete(oldest)
    blocks.set(block, verdicts)
    return verdicts
  }
  const verdictAt = (index: number, tables: number): Verdict => blockOf(Math.floor(index / blockSize()), tables)[index % blockSize()] ?? nothingProved
  return {
    verdictOf(line, tables) {
      const index = indexOf(lines(), line)
      return index < 0 ? nothingProved : verdictAt(index, tables)
    },
    kindOf(line, tables) {
      const index = indexOf(lines(), line)
      return index < 0 ? nothingProved.kind : judgedOf(tables).kinds[index] ?? verdictAt(index, tables).kind
    }
  }
}

/** Where a line stands among lines in their order; -1 when it does not. */
function indexOf(lines: readonly Suspect[], {lineNumber}: Suspect): number {
  let low = 0
  let high = lines.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = lines[middle]!.lineNumber
    if (found === lineNumber) return middle
    if (found < lineNumber) low = middle + 1
    else high = middle - 1
  }
  return -1
}
