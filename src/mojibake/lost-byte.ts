import {cutCodeUnits} from './cut-code-unit.ts'
import {logLikelihood} from './evidence.ts'
import type {Pair} from './pair.ts'
import {byteOf} from './reverse.ts'

/** A sequence of windows-1252 characters one of whose bytes was lost on the way, with the character that was probably meant. */
export type LostByte = Pick<Pair, 'found' | 'bytes' | 'expected'> & {readonly lost: NonNullable<Pair['lost']>}

/** What decides how a sequence at a place is completed. */
export interface LostByteSettings {
  /** What is left of a no-break space: a space, or nothing where a run of spaces was made one. */
  readonly remains: ' ' | ''
  /** Whether C0 controls may be the low bytes of punctuation. */
  readonly mayBeCut: boolean
  /** The character before the sequence, and the one that begins at an index behind it, with their damage undone. */
  readonly before: string
  readonly characterAt: (index: number) => string
}

/** Controls of formats that part their records with C0 controls: there they are right. */
const otherControls = /[\0-\x08\x0b\x0e-\x12\x15-\x17\x1a\x1b\x1e\x1f]/

/** Bytes for which strict windows-1252 has no character: programs drop them or write a question mark. */
const unassignedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
/** How much likelier a completed sequence must be than what stands there, in nats. */
const leastGain = 6

/** Whether the C0 controls of a line may be cut code units: not where others say that it is a record of some format. */
export function mayHoldCutCodeUnits(line: string): boolean {
  return !otherControls.test(line)
}

/** Completes the sequence at `start` of a line, if one byte of it was lost. */
export function lostByteAt(line: string, start: number, settings: LostByteSettings): LostByte | undefined {
  const {remains, mayBeCut} = settings
  const first = line[start]!
  const cut = cutCodeUnits[first]
  if (cut !== undefined) return mayBeCut ? {found: first, bytes: [first.charCodeAt(0)], expected: cut, lost: 'high byte'} : undefined
  const next = line[start + 1]
  // C3 A0 is a with grave, and a program that normalises or trims blanks took its second half for one.
  if (first === '\u00c3' && (next === ' ' || next === undefined)) return {found: next === undefined ? first : first + remains, bytes: [0xc3], expected: '\u00e0', lost: 'no-break space'}
  // E2 80 9D is the right double quotation mark.
  if (first === '\u00e2' && next === '\u20ac') return completed(line, start, {found: '\u00e2\u20ac', bytes: [0xe2, 0x80], candidates: ['\u201d']}, settings).choice
  const lead = byteOf(first.charCodeAt(0), 0)
  if (lead < 0xc2 || lead > 0xdf) return undefined
  const candidates = unassignedBytes.map((byte) => String.fromCharCode(((lead & 0x1f) << 6) | (byte & 0x3f)))
  const {choice, gain} = completed(line, start, {found: first, bytes: [lead], candidates}, settings)
  return gain >= leastGain ? choice : undefined
}

/** The likeliest of the characters whose last byte was dropped or became a question mark at a place, and its gain in nats. */
function completed(line: string, start: number, {found, bytes, candidates}: Incomplete, settings: LostByteSettings): Completion {
  const isQuestion = line[start + found.length] === '?'
  const choices = candidates.map((expected): Completion => {
    const choice: LostByte = {found: isQuestion ? `${found}?` : found, bytes, expected, lost: isQuestion ? 'question mark' : 'dropped byte'}
    return {choice, gain: gainOf(choice, start, settings)}
  })
  return choices.reduce((best, other) => (other.gain > best.gain ? other : best))
}

interface Completion {
  readonly choice: LostByte
  readonly gain: number
}

/** A sequence whose last byte is missing, and the characters that it may have spelt. */
interface Incomplete {
  readonly found: string
  readonly bytes: readonly number[]
  readonly candidates: readonly string[]
}

/** Gain of completing a sequence at a place, judged by the characters beside it. */
function gainOf({found, expected}: LostByte, start: number, {before, characterAt}: LostByteSettings): number {
  const after = characterAt(start + found.length)
  return logLikelihood(before + expected + after) - logLikelihood(before + found + after)
}
