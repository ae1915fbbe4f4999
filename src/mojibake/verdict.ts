import type {RightText} from './right-text.ts'
import {weighInFile} from './file-evidence.ts'
import {leastGain} from './least-gain.ts'
import {withLegacyReadings} from './legacy-reading.ts'
import {noLetters} from './letter-counts.ts'
import {leadingMarks} from './misread-mark.ts'
import {multiBytePartialDamage} from './multi-byte-partial.ts'
import {partialDamage, type PartialDamage} from './partial.ts'
import {isLegacy, readingsOf, type Reading} from './reading.ts'
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
    return {body, bodyStart, readings: withLegacyReadings(body, tables, readingsOf(body, tables))}
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
  const isAccepted = best !== undefined && best.gain >= leastGain(best)
  // A line that reverses whole but is likelier as it stands is right in its parts, too; other legacy bytes prove nothing of UTF-8.
  const damage = proved.every(isOfLegacy) ? partialDamage(body, tables) ?? multiBytePartialDamage(body, tables) : undefined
  if (damage !== undefined && !(isAccepted && best.gain > damage.gain)) return {kind: 'partial', damage, ...line}
  if (!isAccepted) return {kind: 'right', proved}
  const margin = rivalMarginOf(best)
  const rivals = proved.filter((reading) => reading.gain > best.gain - margin)
  return rivals.length > 1 ? {kind: 'ambiguous', readings: rivals, ...line} : {kind: 'damaged', reading: best, ...line}
}

/** Readings less likely than the best by at least so much are no rivals to it, in nats. */
export function rivalMarginOf(best: Reading): number {
  return isOfLegacy(best) ? weights.legacyRivalMargin : weights.rivalMargin
}

function isOfLegacy({layers}: Reading): boolean {
  return layers.some(isLegacy)
}
