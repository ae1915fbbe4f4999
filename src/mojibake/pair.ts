import {lengthOfLead} from '../encoding/utf8.ts'
import type {Layer, Reading} from './reading.ts'
import {byteOf} from './reverse.ts'

/** The smallest piece of a reading: found characters, their bytes, the expected character. */
export interface Pair {
  /** The characters that stand in the file: one for each byte. */
  readonly found: string
  /** The bytes that those characters stand for in the table, 0 to 255. */
  readonly bytes: readonly number[]
  /** The character that the bytes spell, after every layer. */
  readonly expected: string
  /** Where `found` begins in the line, in UTF-16 code units. */
  readonly foundStart: number
  /** Where `expected` begins in the reading, in UTF-16 code units. */
  readonly expectedStart: number
  /** What stands between them when the text was misread more than once: each text on the way and its bytes. */
  readonly steps?: readonly {readonly text: string; readonly bytes: readonly number[]}[]
  /** What became of a byte that is missing in `bytes`; then nothing is proved. */
  readonly lost?: 'no-break space' | 'question mark' | 'dropped byte' | 'high byte'
}

/** A character of a text after a layer is undone, and the stretch of the text before that it came from, in code units. */
interface Stretch {
  readonly start: number
  readonly end: number
  /** The bytes of its characters; none for ASCII. */
  readonly bytes: readonly number[]
  /** Whether the layer made another character of it. */
  readonly isTouched: boolean
  readonly afterStart: number
  readonly afterEnd: number
}

/** Gives the pairs of a reading of `line`, from left to right. Linear in the line for each layer. */
export function pairsOf(line: string, reading: Reading): readonly Pair[] {
  const {text, layers} = reading
  if (layers.length === 1) {
    return stretchesOf(line, layers[0]!).map(({start, end, bytes, afterStart, afterEnd}) => ({
      found: line.slice(start, end), bytes, expected: text.slice(afterStart, afterEnd), foundStart: start, expectedStart: afterStart
    }))
  }
  const texts = [line, ...layers.map((layer) => layer.text)]
  const origins = layers.map((layer, index) => originsOf(texts[index]!, layer))
  const pairs: Pair[] = []
  for (let index = 0; index < text.length; ) {
    const expected = String.fromCodePoint(text.codePointAt(index)!)
    const pair = trace(texts, origins, index, expected)
    if (pair !== undefined) pairs.push(pair)
    index += expected.length
  }
  return pairs
}

/** Follows one character of a reading back through all layers; undefined when no layer touched it. */
function trace(texts: readonly string[], origins: readonly (readonly Stretch[])[], expectedStart: number, expected: string): Pair | undefined {
  let start = expectedStart
  let end = expectedStart + expected.length
  const steps: {text: string; bytes: readonly number[]}[] = []
  for (let layer = origins.length - 1; layer >= 0; layer--) {
    const stretches = [...new Set(origins[layer]!.slice(start, end))]
    const bytes = stretches.flatMap((stretch) => stretch.bytes)
    start = origins[layer]![start]!.start
    end = origins[layer]![end - 1]!.end
    // A sequence may hold characters that a layer left alone beside one that it touched: then all of them are shown.
    if (stretches.some(({isTouched}) => isTouched)) steps.unshift({text: texts[layer]!.slice(start, end), bytes})
  }
  const [first, ...others] = steps
  if (first === undefined) return undefined
  return {found: first.text, bytes: first.bytes, expected, foundStart: start, expectedStart, ...(others.length > 0 ? {steps: others} : {})}
}

/** For each code unit after a layer is undone, the stretch that it came from. */
function originsOf(before: string, layer: Layer): readonly Stretch[] {
  const origins: Stretch[] = []
  let shift = 0
  const fill = (end: number): void => {
    for (let after = origins.length; after < end; after++) {
      const start = after + shift
      const byte = byteOf(before.charCodeAt(start), layer.table)
      origins.push({start, end: start + 1, bytes: byte === 0 ? [] : [byte], isTouched: false, afterStart: after, afterEnd: after + 1})
    }
  }
  for (const stretch of stretchesOf(before, layer)) {
    fill(stretch.afterStart)
    for (let after = stretch.afterStart; after < stretch.afterEnd; after++) origins.push(stretch)
    shift = stretch.end - stretch.afterEnd
  }
  fill(layer.text.length)
  return origins
}

/** The stretches that a layer changed, from left to right. */
function stretchesOf(before: string, layer: Layer): readonly Stretch[] {
  const stretches: Stretch[] = []
  let shift = 0
  for (let start = 0; start < before.length; ) {
    const codeUnit = before.charCodeAt(start)
    const lead = codeUnit < 0x80 ? 0 : byteOf(codeUnit, layer.table)
    const isTouched = layer.original === 'utf-8' ? lead !== 0 : codeUnit >= 0x80 && codeUnit < 0xa0
    if (!isTouched) {
      start++
      continue
    }
    const length = layer.original === 'utf-8' ? lengthOfLead(lead) : 1
    const bytes = [lead]
    for (let step = 1; step < length; step++) bytes.push(byteOf(before.charCodeAt(start + step), layer.table))
    // A sequence of four bytes spells a character of two code units.
    const afterLength = length === 4 ? 2 : 1
    stretches.push({start, end: start + length, bytes, isTouched: true, afterStart: start - shift, afterEnd: start - shift + afterLength})
    start += length
    shift += length - afterLength
  }
  return stretches
}

/** Replays a reading from its text back to the line: true when every layer gives the text before it again. */
export function isProved(line: string, reading: Reading): boolean {
  const texts = [line, ...reading.layers.map((layer) => layer.text)]
  return reading.layers.every((layer, index) => misreadsTo(layer, texts[index]!))
}

/** Whether the bytes of a layer's text, read through its tables, give `before` again. */
function misreadsTo(layer: Layer, before: string): boolean {
  const {table} = layer
  // No typed array: it would turn the -1 of a character without a byte into FF.
  const bytes: readonly number[] = layer.original === 'utf-8' ? [...new TextEncoder().encode(layer.text)] : Array.from(layer.text, (character) => asByte(character, table))
  if (bytes.length !== before.length) return false
  return bytes.every((byte, index) => byte >= 0 && asByte(before[index]!, table) === byte)
}

/** The byte of a character; -1 when the table has none. */
function asByte(character: string, table: number): number {
  const codeUnit = character.charCodeAt(0)
  return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table) || -1
}
