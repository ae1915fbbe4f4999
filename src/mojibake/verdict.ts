import {leadingMarks} from './misread-mark.ts'
import {partialDamage, type PartialDamage} from './partial.ts'
import {readingsOf, type Reading} from './reading.ts'
import {weights} from './weights.ts'

/** What evidence and proof say of a line. */
export type Verdict =
  | {readonly kind: 'right'}
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
}

/** Judges one line; `tables` is a mask of the tables to try. Never throws. */
export function judge(line: string, tables: number): Verdict {
  const bodyStart = leadingMarks(line)
  const body = line.slice(bodyStart)
  const readings = readingsOf(body, tables)
  const best = readings[0]
  if (best !== undefined && isAccepted(best)) {
    const rivals = readings.filter((reading) => reading.gain > best.gain - weights.rivalMargin)
    return rivals.length > 1 ? {kind: 'ambiguous', readings: rivals, body, bodyStart} : {kind: 'damaged', reading: best, body, bodyStart}
  }
  // A line that reverses whole but is likelier as it stands is right in its parts, too.
  const damage = best === undefined ? partialDamage(body, tables) : undefined
  return damage === undefined ? {kind: 'right'} : {kind: 'partial', damage, body, bodyStart}
}

/** Whether a reading gains enough. One that brings a single character again and again is no likelier for that. */
function isAccepted({text, layers, gain}: Reading): boolean {
  const characters = text.match(/[^\x00-\x7f]/gu) ?? []
  if (new Set(characters).size > 1) return gain >= weights.acceptedGain
  const isCommonest = layers[0]?.table === 0 && layers[0].original === 'utf-8'
  return gain >= (isCommonest ? weights.acceptedGain : weights.acceptedLoneGain) * Math.max(1, characters.length)
}
