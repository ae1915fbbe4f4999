import type {RightText} from './right-text.ts'
import {weighInFile} from './file-evidence.ts'
import {leastGain} from './least-gain.ts'
import {noLetters} from './letter-counts.ts'
import {leadingMarks} from './misread-mark.ts'
import {multiBytePartialDamage} from './multi-byte-partial.ts'
import {partialDamage, type PartialDamage} from './partial.ts'
import {readingsOf, type Reading} from './reading.ts'
import {weights} from './weights.ts'

/** What evidence and proof say of a line. */
export type Verdict =
  | {readonly kind: 'right'; readonly proved: readonly Reading[]}
  /** One reading is proved, likely, and without a rival. */
  | ({readonly kind: 'damaged'; readonly reading: Reading} & Body)
  /** Readings that differ are proved and about as likely. */
  | ({readonly kind: 'ambiguous'; readonly readings: readonly Reading[]} & Body)
  /** Part of the line is damaged; no reversal of the whole line is proved. */
  | ({readonly kind: 'partial'; readonly damage: PartialDamage} & Body)

/** The part of a line that was judged: marks at its start are not part of it. */
export interface Body {
  readonly body: string
  /** Where the body begins in the line, in UTF-16 code units. */
  readonly bodyStart: number
  /** All readings that are proved, likely or not, likeliest first, with what the file adds to their gains. */
  readonly proved: readonly Reading[]
}

/** Judges the lines of a file together, in their order; `tables` is a mask of the tables to try. Never throws. */
export function judgeLines(lines: readonly string[], tables: number, rightText: () => RightText): readonly Verdict[] {
  const bodies = lines.map((line) => {
    const bodyStart = leadingMarks(line)
    const body = line.slice(bodyStart)
    return {body, bodyStart, readings: readingsOf(body, tables)}
  })
  return weighInFile(bodies, rightText).map((proved, index) => verdictOf({body: bodies[index]!.body, bodyStart: bodies[index]!.bodyStart, proved}, tables))
}

/** Judges one line that stands alone; `tables` is a mask of the tables to try. Never throws. */
export function judge(line: string, tables: number): Verdict {
  return judgeLines([line], tables, () => ({letters: noLetters(), lineCount: 0}))[0] ?? nothingProved
}

/** The verdict on a line that nothing speaks against. */
export const nothingProved: Verdict = {kind: 'right', proved: []}

function verdictOf(line: Body, tables: number): Verdict {
  const {body, proved} = line
  const best = proved[0]
  if (best !== undefined && best.gain >= leastGain(best)) {
    const rivals = proved.filter((reading) => reading.gain > best.gain - weights.rivalMargin)
    return rivals.length > 1 ? {kind: 'ambiguous', readings: rivals, ...line} : {kind: 'damaged', reading: best, ...line}
  }
  // A line that reverses whole but is likelier as it stands is right in its parts, too.
  const damage = best === undefined ? partialDamage(body, tables) ?? multiBytePartialDamage(body, tables) : undefined
  return damage === undefined ? {kind: 'right', proved} : {kind: 'partial', damage, ...line}
}
