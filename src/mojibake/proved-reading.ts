import {leastGain} from './least-gain.ts'
import {withLegacyReadings} from './legacy-reading.ts'
import {leadingMarks} from './misread-mark.ts'
import {pairsOf, type Pair} from './pair.ts'
import {readingsOf, type Reading} from './reading.ts'
import {tablesWith, type TableChoice} from './reversal-tables.ts'
import {strengthOf, type Strength} from './strength.ts'
import type {Body} from './verdict.ts'

/** A reading with what proves it and what it is worth. */
export interface ProvedReading extends Reading {
  /** From left to right; `foundStart` counts in the line as it was handed in, `expectedStart` in the reading. */
  readonly pairs: readonly Pair[]
  /** The gain from which on this reading is accepted, in nats. */
  readonly leastGain: number
  /** The gain in a word. */
  readonly strength: Strength
}

/** What `readings` may be told. */
export interface ReadingOptions {
  /** Tables to try beyond the default ones, and default ones not to try. */
  readonly tables?: Partial<TableChoice>
}

/**
 * Gives every reading of a line that is proved, likeliest first: those that are not likely enough to be accepted as well.
 *
 * Byte order marks at the start of the line, as they are or misread, are no part of a reading. Line ends count as any other
 * ASCII character. Never throws.
 */
export function readings(text: string, {tables: {add = [], remove = []} = {}}: ReadingOptions = {}): readonly ProvedReading[] {
  const bodyStart = leadingMarks(text)
  const body = text.slice(bodyStart)
  const mask = tablesWith({add, remove})
  return withLegacyReadings(body, mask, readingsOf(body, mask)).map((reading) => withPairs(reading, {body, bodyStart}))
}

/** Adds to a reading of a line what proves it. */
export function withPairs(reading: Reading, {body, bodyStart}: Pick<Body, 'body' | 'bodyStart'>): ProvedReading {
  const pairs = pairsOf(body, reading).map((pair) => ({...pair, foundStart: pair.foundStart + bodyStart}))
  return {...reading, pairs, leastGain: leastGain(reading), strength: strengthOf(reading.gain)}
}
