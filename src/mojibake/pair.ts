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

/** A stretch of a text that became a stretch of another, in code units. */
interface Stretch {
  readonly start: number
  readonly end: number
  readonly bytes: readonly number[]
}

/** Gives the pairs of a reading of `line`, from left to right. Linear in the line for each layer. */
export function pairsOf(line: string, reading: Reading): readonly Pair[] {
  // For each layer, the stretch of the text before that each code unit of the text after came from.
  const texts = [line, ...reading.layers.map((layer) => layer.text)]
  const alignments = reading.layers.map((layer, index) => align(texts[index]!, layer))
  const pairs: Pair[] = []
  for (let index = 0; index < reading.text.length; ) {
    const expected = String.fromCodePoint(reading.text.codePointAt(index)!)
    const pair = trace(texts, alignments, index, expected)
    if (pair !== undefined) pairs.push(pair)
    index += expected.length
  }
  return pairs
}

/** Follows one character of a reading back through all layers; undefined when no layer touched it. */
function trace(texts: readonly string[], alignments: readonly (readonly Stretch[])[], expectedStart: number, expected: string): Pair | undefined {
  let start = expectedStart
  let end = expectedStart + expected.length
  const steps: {text: string; bytes: readonly number[]}[] = []
  for (let layer = alignments.length - 1; layer >= 0; layer--) {
    const stretches = alignments[layer]!.slice(start, end)
    const bytes = [...new Set(stretches)].flatMap((stretch) => stretch.bytes)
    start = stretches[0]!.start
    end = stretches[stretches.length - 1]!.end
    if (bytes.length > 0) steps.unshift({text: texts[layer]!.slice(start, end), bytes})
  }
  const [first, ...others] = steps
  if (first === undefined) return undefined
  return {found: first.text, bytes: first.bytes, expected, foundStart: start, expectedStart, ...(others.length > 0 ? {steps: others} : {})}
}

/** For each code unit after the layer is undone, the stretch it came from; an untouched one has no bytes. */
function align(before: string, layer: Layer): readonly Stretch[] {
  const {table} = layer
  const stretches: Stretch[] = []
  for (let start = 0; start < before.length; ) {
    const lead = byteOf(before.charCodeAt(start), table)
    const isTouched = layer.original === 'utf-8' ? lead !== 0 : /[\u0080-\u009f]/.test(before[start]!)
    const length = isTouched && layer.original === 'utf-8' ? (lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4) : 1
    const bytes = isTouched ? Array.from({length}, (_, step) => byteOf(before.charCodeAt(start + step), table)) : []
    const stretch = {start, end: start + length, bytes}
    stretches.push(stretch)
    // A sequence of four bytes spells a character of two code units.
    if (length === 4) stretches.push(stretch)
    start += length
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
  const bytes = layer.original === 'utf-8' ? new TextEncoder().encode(layer.text) : Uint8Array.from(layer.text, (character) => asByte(character, table))
  if (bytes.length !== before.length) return false
  return bytes.every((byte, index) => asByte(before[index]!, table) === byte)
}

function asByte(character: string, table: number): number {
  const codeUnit = character.charCodeAt(0)
  return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table)
}
