import {codecs} from '../encoding/codecs.ts'
import {decodeAs} from '../encoding/decode.ts'
import {lengthOfLead} from '../encoding/utf8.ts'
import {characterLength, multiByteTableOf, sequencesOf, type MultiByteName} from '../encoding/multi-byte.ts'
import type {Layer, Reading} from './reading.ts'
import {byteOf} from './reverse.ts'
import {multiByteNameOf} from './reversal-tables.ts'
import {stretchesOf, withAscii, type Stretch} from './stretch.ts'

/** The smallest piece of a reading: found characters, their bytes, the expected character. */
export interface Pair {
  /** The characters that stand in the file: one for each byte, or fewer where a multi-byte encoding read them. */
  readonly found: string
  /** The bytes that those characters stand for in the table, 0 to 255. */
  readonly bytes: readonly number[]
  /**
   * The character that the bytes spell, after every layer; more than one where a multi-byte encoding took the last byte of
   * one and the first of the next together.
   */
  readonly expected: string
  /** Where `found` begins in the line, in UTF-16 code units. */
  readonly foundStart: number
  /** Where `expected` begins in the reading, in UTF-16 code units. */
  readonly expectedStart: number
  /** What stands between them when the text was misread more than once: each text on the way and its bytes. */
  readonly steps?: readonly {readonly text: string; readonly bytes: readonly number[]}[]
  /** What became of a byte that is missing in `bytes`; then nothing is proved. */
  readonly lost?: 'no-break space' | 'question mark' | 'dropped byte' | 'high byte' | 'last byte' | 'replacement character'
}

/** Gives the pairs of a reading of `line`, from left to right. Linear in the line for each layer. */
export function pairsOf(line: string, reading: Reading): readonly Pair[] {
  const {text, layers} = reading
  const [first, ...others] = layers
  if (first === undefined) return []
  if (others.length === 0 && first.original === 'utf-8' && multiByteNameOf(first.table) === undefined) return pairsOfBytes(line, first)
  if (others.length === 0) {
    return stretchesOf(line, first).filter(({isTouched}) => isTouched).map(({start, end, bytes, afterStart, afterEnd}) => ({
      found: line.slice(start, end), bytes, expected: text.slice(afterStart, afterEnd), foundStart: start, expectedStart: afterStart
    }))
  }
  let traces: readonly Trace[] = withAscii(stretchesOf(line, first), line).map((stretch) => ({...stretch, steps: [stepOf(line, [stretch])]}))
  let before = first.text
  for (const layer of others) {
    traces = followed(traces, withAscii(stretchesOf(before, layer), before), before)
    before = layer.text
  }
  return traces.flatMap((trace) => pairOf(trace, text) ?? [])
}

/** The pairs of the commonest layer: each character of the line is a byte, and each sequence of bytes a character. */
function pairsOfBytes(line: string, {table, text}: Layer): readonly Pair[] {
  const pairs: Pair[] = []
  for (let foundStart = 0, expectedStart = 0; foundStart < line.length; ) {
    if (line.charCodeAt(foundStart) < 0x80) {
      foundStart++
      expectedStart++
      continue
    }
    const length = Math.max(1, lengthOfLead(byteOf(line.charCodeAt(foundStart), table)))
    const expectedLength = (text.codePointAt(expectedStart) ?? 0) > 0xffff ? 2 : 1
    const bytes: number[] = []
    for (let index = foundStart; index < foundStart + length; index++) bytes.push(byteOf(line.charCodeAt(index), table))
    pairs.push({found: line.slice(foundStart, foundStart + length), bytes, expected: text.slice(expectedStart, expectedStart + expectedLength), foundStart, expectedStart})
    foundStart += length
    expectedStart += expectedLength
  }
  return pairs
}

/** What becomes of a piece of a line through one layer after another. */
interface Trace {
  /** UTF-16 code units of the line, half-open. */
  readonly start: number
  readonly end: number
  /** UTF-16 code units of the text after the last layer so far, half-open. */
  readonly afterStart: number
  readonly afterEnd: number
  readonly steps: readonly Step[]
}

/** A piece of the text before a layer. */
interface Step {
  readonly text: string
  readonly bytes: readonly number[]
  readonly isTouched: boolean
}

function stepOf(before: string, stretches: readonly Stretch[]): Step {
  return {
    text: before.slice(stretches[0]!.start, stretches.at(-1)!.end),
    bytes: stretches.flatMap(({bytes}) => bytes),
    isTouched: stretches.some(({isTouched}) => isTouched)
  }
}

/** Follows pieces of a line through one layer more; pieces that it takes together become one. */
function followed(traces: readonly Trace[], stretches: readonly Stretch[], before: string): readonly Trace[] {
  const longer: Trace[] = []
  let nextStretch = 0
  for (let next = 0; next < traces.length; ) {
    const ofLine = [traces[next++]!]
    const ofLayer = [stretches[nextStretch++]!]
    while (ofLine.at(-1)!.afterEnd !== ofLayer.at(-1)!.end) {
      if (ofLine.at(-1)!.afterEnd < ofLayer.at(-1)!.end) ofLine.push(traces[next++]!)
      else ofLayer.push(stretches[nextStretch++]!)
    }
    longer.push({
      start: ofLine[0]!.start,
      end: ofLine.at(-1)!.end,
      afterStart: ofLayer[0]!.afterStart,
      afterEnd: ofLayer.at(-1)!.afterEnd,
      steps: [...joined(ofLine), stepOf(before, ofLayer)]
    })
  }
  return longer
}

function joined(traces: readonly Trace[]): readonly Step[] {
  return traces[0]!.steps.map((_, layer) => {
    const steps = traces.map(({steps}) => steps[layer]!)
    return {text: steps.map(({text}) => text).join(''), bytes: steps.flatMap(({bytes}) => bytes), isTouched: steps.some(({isTouched}) => isTouched)}
  })
}

/** The pair of a piece; undefined when no layer touched it. */
function pairOf({start, afterStart, afterEnd, steps}: Trace, text: string): Pair | undefined {
  const [first, ...others] = steps.filter(({isTouched}) => isTouched).map(({text, bytes}) => ({text, bytes}))
  if (first === undefined) return undefined
  return {found: first.text, bytes: first.bytes, expected: text.slice(afterStart, afterEnd), foundStart: start, expectedStart: afterStart, ...(others.length > 0 ? {steps: others} : {})}
}

const encoder = new TextEncoder()

/** Replays a reading from its text back to the line: true when every layer gives the text before it again. */
export function isProved(line: string, reading: Reading): boolean {
  const texts = [line, ...reading.layers.map((layer) => layer.text)]
  return reading.layers.every((layer, index) => misreadsTo(layer, texts[index]!))
}

/** Whether the bytes of a layer's text, read through its tables, give `before` again. */
function misreadsTo(layer: Layer, before: string): boolean {
  const {table, original, text} = layer
  if (original !== 'utf-8') {
    // No typed array yet: it would turn the -1 of a character without a byte into FF.
    const bytes = Array.from(before, (character) => asByte(character, table))
    if (bytes.some((byte) => byte < 0) || decodeAs(original, Uint8Array.from(bytes)) !== text) return false
    const written = codecs().encode(original, text)
    return written !== undefined && written.length === bytes.length && bytes.every((byte, index) => byte === written[index])
  }
  const bytes = encoder.encode(text)
  const name = multiByteNameOf(table)
  if (name !== undefined) return isReadAs(name, bytes, before)
  if (bytes.length !== before.length) return false
  for (let index = 0; index < bytes.length; index++) {
    const codeUnit = before.charCodeAt(index)
    if (bytes[index] !== (codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table) || -1)) return false
  }
  return true
}

/** Whether a multi-byte encoding reads bytes as `text`. */
function isReadAs(name: MultiByteName, bytes: Uint8Array, text: string): boolean {
  const table = multiByteTableOf(name)
  let offset = 0
  for (const character of text) {
    const length = characterLength(name, bytes, offset)
    const sequence = bytes.subarray(offset, offset + length).reduce((packed, byte) => packed * 0x100 + byte, 0)
    if (!sequencesOf(table, character.codePointAt(0)!).includes(sequence)) return false
    offset += length
  }
  return offset === bytes.length
}

/** The byte of a character; -1 when the table has none. */
function asByte(character: string, table: number): number {
  const codeUnit = character.charCodeAt(0)
  return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table) || -1
}
