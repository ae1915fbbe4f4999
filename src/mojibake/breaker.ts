import {firstFault, lengthOfLead, type FaultKind} from '../encoding/utf8.ts'
import {holdsForbidden} from './reading.ts'
import {byteOf} from './reverse.ts'
import {wholeSequence} from './sequence.ts'

/** What keeps a line from going back to bytes of a table. */
export interface Breaker {
  /** UTF-16 code units of the line before it. */
  readonly index: number
  /** The characters that stand there: one, or the part of a sequence that ends too early or is ill-formed. */
  readonly found: string
  /** The bytes of these characters in the table; none when it lacks the first of them. */
  readonly bytes: readonly number[]
  /** `no-byte`: the table lacks the character; `forbidden`: the whole line goes back, to a character that no repair may bring; else what is wrong with the bytes. */
  readonly problem: 'no-byte' | 'forbidden' | FaultKind
  /** The character that no repair may bring. */
  readonly expected?: string
}

/**
 * Gives the first character at which a line stops to go back through a table, or else the first sequence that brings a character
 * that no repair may; undefined when nothing bars the line. Linear.
 */
export function breakerOf(line: string, table: number): Breaker | undefined {
  let forbidden: Breaker | undefined
  for (let index = 0; index < line.length; ) {
    const sequence = line.charCodeAt(index) < 0x80 ? undefined : wholeSequence(line, index, table)
    if (sequence === undefined && line.charCodeAt(index) >= 0x80) return breakerAt(line, index, table)
    if (sequence !== undefined && holdsForbidden(sequence.expected)) forbidden ??= {index, ...sequence, problem: 'forbidden'}
    index += sequence?.found.length ?? 1
  }
  return forbidden
}

/** Gives what stands at a place beyond ASCII that begins no whole sequence of a table. */
export function breakerAt(line: string, index: number, table: number): Breaker {
  const first = String.fromCodePoint(line.codePointAt(index)!)
  const lead = first.length > 1 ? 0 : byteOf(first.charCodeAt(0), table)
  if (lead === 0) return {index, found: first, bytes: [], problem: 'no-byte'}
  // The characters that a sequence of this lead would take, as far as the table has them.
  const bytes = [lead]
  for (let step = 1; step < lengthOfLead(lead); step++) {
    const codeUnit = index + step < line.length ? line.charCodeAt(index + step) : 0
    const byte = codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table)
    if (byte < 0x80 || byte > 0xbf) break
    bytes.push(byte)
  }
  const problem = firstFault(Uint8Array.from(bytes))?.kind ?? 'cut'
  return {index, found: line.slice(index, index + bytes.length), bytes, problem}
}
