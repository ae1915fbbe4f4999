import {leadingMarks} from './misread-mark.ts'
import {partialDamage, type PartialDamage} from './partial.ts'
import {readingsOf, type Reading} from './reading.ts'

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

/** Least gain of a reading that is accepted, in nats. */
const acceptedGain = 10
/**
 * Least gain of a reading with a single character beyond ASCII, unless it was read through windows-1252 or latin-1, the
 * commonest misreadings by far. Two or three letters of Thai, Russian or Ukrainian come close to it and are right, and so
 * does one C1 control in test data.
 */
const acceptedLoneGain = 16
/** Readings less likely than the best by at least so much, in nats, are no rivals to it. */
const rivalMargin = 3

/** Judges one line; `tables` is a mask of the tables to try. Never throws. */
export function judge(line: string, tables: number): Verdict {
  const bodyStart = leadingMarks(line)
  const body = line.slice(bodyStart)
  const readings = readingsOf(body, tables)
  const best = readings[0]
  if (best !== undefined && isAccepted(best)) {
    const rivals = readings.filter((reading) => reading.gain > best.gain - rivalMargin)
    return rivals.length > 1 ? {kind: 'ambiguous', readings: rivals, body, bodyStart} : {kind: 'damaged', reading: best, body, bodyStart}
  }
  // A line that reverses whole but is likelier as it stands is right in its parts, too.
  const damage = best === undefined ? partialDamage(body, tables) : undefined
  return damage === undefined ? {kind: 'right'} : {kind: 'partial', damage, body, bodyStart}
}

/** Whether a reading gains enough. One that brings a single character again and again is no likelier for that. */
function isAccepted({text, layers, gain}: Reading): boolean {
  const characters = text.match(/[^\x00-\x7f]/gu) ?? []
  if (new Set(characters).size > 1) return gain >= acceptedGain
  const isCommonest = layers[0]?.table === 0 && layers[0].original === 'utf-8'
  return gain >= (isCommonest ? acceptedGain : acceptedLoneGain) * Math.max(1, characters.length)
}
