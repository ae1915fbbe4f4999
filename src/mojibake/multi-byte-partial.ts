import {multiByteNames, multiByteTableOf, sequencesOf, type MultiByteName, type MultiByteTable} from '../encoding/multi-byte.ts'
import {firstFault} from '../encoding/utf8.ts'
import type {Breaker} from './breaker.ts'
import {logLikelihood} from './evidence.ts'
import {isShort} from './least-gain.ts'
import {neededAfter} from './multi-byte-reversal.ts'
import {mayBeMisread, tellTalesOf} from './multi-byte-starts.ts'
import type {Pair} from './pair.ts'
import type {PartialDamage} from './partial.ts'
import {priors} from './priors.ts'
import {holdsForbidden} from './reading.ts'
import {hasTable, tableOfMultiByte} from './reversal-tables.ts'

/** Least gain of damage in part through a multi-byte encoding, in nats, and the same where it brings back one character only. */
const acceptedGain = 12
const acceptedLoneGain = 16
/** What a run of damage gains at least: right hanzi, kana and Hangul lose by being read back. */
const leastRunGain = 3

const decoder = new TextDecoder('utf-8', {ignoreBOM: true})

/**
 * Gives the likeliest damage of a line by a multi-byte encoding that left out bytes, or that is in part of the line only;
 * undefined when the line is likelier as it stands. Linear for each encoding that may have made it.
 */
export function multiBytePartialDamage(line: string, tables: number): PartialDamage | undefined {
  // Of two hanzi, one begins damage by chance too often.
  if (isShort(line)) return undefined
  const candidates = mayBeMisread(line) | tellTalesOf(line)
  let best: PartialDamage | undefined
  multiByteNames.forEach((name, index) => {
    if ((candidates & (1 << index)) === 0 || !hasTable(tables, tableOfMultiByte(name))) return
    const damage = damageThrough(line, name)
    if (damage !== undefined && damage.gain > (best?.gain ?? 0)) best = damage
  })
  return best
}

function damageThrough(line: string, name: MultiByteName): PartialDamage | undefined {
  const table = multiByteTableOf(name)
  const pairs: Pair[] = []
  let text = ''
  let copied = 0
  let gain = priors.layer([name])
  for (let start = 0; start < line.length; ) {
    const run = runAt(line, start, table)
    if (run.length === 0) {
      start++
      continue
    }
    const end = start + lengthOf(run)
    const runGain = gainOf(line, start, run)
    if (runGain >= leastRunGain) {
      gain += runGain
      text += line.slice(copied, start)
      for (const piece of run) {
        pairs.push({...piece, foundStart: start, expectedStart: text.length})
        start += piece.found.length
        text += piece.expected
      }
      copied = end
    }
    start = end
  }
  const isLone = new Set(pairs.flatMap(({expected}) => expected.match(/[^\x00-\x7f\ufffd]/gu) ?? [])).size < 2
  if (gain < (isLone ? acceptedLoneGain : acceptedGain)) return undefined
  return {table: name, pairs, text: text + line.slice(copied), gain, breaker: breakerOf(line, table)}
}

/** Characters that stand for the bytes of one or more characters, some of which may be lost. */
type Piece = Pick<Pair, 'found' | 'bytes' | 'expected' | 'lost'>

/** The pieces from `start` on that follow each other; the last may have lost a byte. */
function runAt(line: string, start: number, table: MultiByteTable): readonly Piece[] {
  const pieces: Piece[] = []
  for (let index = start; index < line.length; ) {
    const piece = pieceAt(line, index, table)
    if (piece === undefined) break
    pieces.push(piece)
    index += piece.found.length
  }
  return pieces
}

/** The smallest piece at `start`; undefined where none begins, or where the bytes are not UTF-8. */
function pieceAt(line: string, start: number, table: MultiByteTable): Piece | undefined {
  if (line.charCodeAt(start) < 0x80) return undefined
  const bytes: number[] = []
  let needed = 0
  let end = start
  do {
    const codePoint = line.codePointAt(end)
    const sequence = codePoint === undefined ? undefined : sequencesOf(table, codePoint).find((candidate) => neededAfter(candidate, needed) >= 0)
    if (sequence === undefined) return bytes.length === 0 ? undefined : lostAt(line, start, {end, bytes})
    needed = neededAfter(sequence, needed)
    bytes.push(...bytesOf(sequence))
    end += codePoint! > 0xffff ? 2 : 1
  } while (needed > 0)
  if (firstFault(Uint8Array.from(bytes)) !== undefined) return undefined
  const expected = decoder.decode(Uint8Array.from(bytes))
  return holdsForbidden(expected) ? undefined : {found: line.slice(start, end), bytes, expected}
}

/** A piece whose next byte is missing at `end`; undefined when something else stands there. */
function lostAt(line: string, start: number, {end, bytes}: {readonly end: number; readonly bytes: readonly number[]}): Piece | undefined {
  const next = line[end]
  const lost = next === undefined ? 'last byte' : next === '?' ? 'question mark' : next === '\ufffd' ? 'replacement character' : undefined
  if (lost === undefined) return undefined
  return {found: line.slice(start, end + (next === undefined ? 0 : 1)), bytes, expected: decoder.decode(Uint8Array.from(bytes)), lost}
}

/** Gain of reading a run back, in nats. What is lost speaks neither for it nor against it. */
function gainOf(line: string, start: number, run: readonly Piece[]): number {
  const known = run.filter(({lost}) => lost === undefined)
  const before = line.charAt(start - 1)
  const after = known.length < run.length ? '' : line.charAt(start + lengthOf(run))
  return logLikelihood(before + known.map(({expected}) => expected).join('') + after) - logLikelihood(before + known.map(({found}) => found).join('') + after)
}

function lengthOf(run: readonly Piece[]): number {
  return run.reduce((length, {found}) => length + found.length, 0)
}

/** What keeps the whole line from going back; undefined when nothing does but a character that no repair may bring. */
function breakerOf(line: string, table: MultiByteTable): Breaker | undefined {
  for (let index = 0; index < line.length; ) {
    const piece = pieceAt(line, index, table)
    if (piece?.lost !== undefined) return {index, found: piece.found.replace(/[?\ufffd]$/, ''), bytes: piece.bytes, problem: 'cut'}
    if (piece === undefined && line.charCodeAt(index) >= 0x80) return breakerAt(line, index, table)
    index += piece?.found.length ?? 1
  }
  return undefined
}

function breakerAt(line: string, index: number, table: MultiByteTable): Breaker {
  const codePoint = line.codePointAt(index)!
  const bytes = bytesOf(sequencesOf(table, codePoint)[0])
  return {index, found: String.fromCodePoint(codePoint), bytes, problem: bytes.length === 0 ? 'no-byte' : firstFault(Uint8Array.from(bytes))?.kind ?? 'cut'}
}

/** The bytes of a packed sequence; none of none. */
function bytesOf(sequence: number | undefined): readonly number[] {
  if (sequence === undefined) return []
  return [16, 8, 0].filter((shift) => shift === 0 || sequence >> shift > 0).map((shift) => (sequence >> shift) & 0xff)
}
