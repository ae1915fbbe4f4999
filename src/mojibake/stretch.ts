import {characterLength, isMultiByteName} from '../encoding/multi-byte.ts'
import {lengthOfLead} from '../encoding/utf8.ts'
import type {Layer} from './reading.ts'
import {byteOf} from './reverse.ts'
import {multiByteNameOf} from './reversal-tables.ts'

/** A piece of a text before a layer is undone, and what becomes of it: the smallest in which both hold whole characters. */
export interface Stretch {
  /** UTF-16 code units of the text before, half-open. */
  readonly start: number
  readonly end: number
  /** UTF-16 code units of the text after, half-open. */
  readonly afterStart: number
  readonly afterEnd: number
  readonly bytes: readonly number[]
  /** Whether the layer made other characters of it. */
  readonly isTouched: boolean
}

/** Gives the stretches of a layer from left to right, but for ASCII characters that stay. Linear. */
export function stretchesOf(before: string, layer: Layer): readonly Stretch[] {
  const bytes = bytesOfLayer(before, layer)
  const {text} = layer
  const stretches: Stretch[] = []
  const lengthBefore = lengthIn(multiByteNameOf(layer.table) ?? 'single-byte', bytes)
  const lengthAfter = lengthIn(layer.original, bytes)
  let start = 0, afterStart = 0, byteStart = 0
  while (start < before.length) {
    let end = start, afterEnd = afterStart, byteEnd = byteStart, afterByteEnd = byteStart
    do {
      if (byteEnd <= afterByteEnd) {
        byteEnd += lengthBefore(byteEnd)
        end += codeUnitsAt(before, end)
      } else {
        afterByteEnd += lengthAfter(afterByteEnd)
        afterEnd += codeUnitsAt(text, afterEnd)
      }
    } while (byteEnd !== afterByteEnd)
    const isAscii = byteEnd === byteStart + 1 && bytes[byteStart]! < 0x80
    if (!isAscii) stretches.push({start, end, afterStart, afterEnd, bytes: Array.from(bytes.subarray(byteStart, byteEnd)), isTouched: before.slice(start, end) !== text.slice(afterStart, afterEnd)})
    start = end
    afterStart = afterEnd
    byteStart = byteEnd
  }
  return stretches
}

/** Fills in the ASCII characters between the stretches of a text. */
export function withAscii(stretches: readonly Stretch[], before: string): readonly Stretch[] {
  const all: Stretch[] = []
  let start = 0, afterStart = 0
  const fill = (end: number): void => {
    for (; start < end; start++, afterStart++) all.push({start, end: start + 1, afterStart, afterEnd: afterStart + 1, bytes: [before.charCodeAt(start)], isTouched: false})
  }
  for (const stretch of stretches) {
    fill(stretch.start)
    all.push(stretch)
    start = stretch.end
    afterStart = stretch.afterEnd
  }
  fill(before.length)
  return all
}

/** The bytes that a text before a layer is undone stands for. */
function bytesOfLayer(before: string, layer: Layer): Uint8Array {
  if (layer.original === 'utf-8') return new TextEncoder().encode(layer.text)
  return Uint8Array.from({length: before.length}, (_, index) => {
    const codeUnit = before.charCodeAt(index)
    return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, layer.table)
  })
}

/** Gives the number of bytes of the character that begins at a byte offset, in an encoding. Never 0, so that a walk ends. */
function lengthIn(encoding: string, bytes: Uint8Array): (offset: number) => number {
  if (encoding === 'utf-8') return (offset) => Math.max(1, lengthOfLead(bytes[offset]!))
  return isMultiByteName(encoding) ? (offset) => characterLength(encoding, bytes, offset) : () => 1
}

function codeUnitsAt(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
}
