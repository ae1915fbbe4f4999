import type {Span} from '../encoding/span.ts'
import {byteSearch} from '../encoding/byte-search.ts'
import {bmpCodePointAt, sequenceLength} from '../encoding/utf8.ts'
import {mayBeUtf7, mayBeUtf7Shift} from '../encoding/utf7.ts'
import {countLineFeeds, nextBeyondAscii, wordsOf, type Words} from '../encoding/words.ts'
import {characterClasses, fragmentTables, singleByteTables} from './reversal-tables.ts'
import {cutCodeUnits} from './cut-code-unit.ts'
import {isLeadAlone, loneLeads} from './lead-alone.ts'
import {holdsLegacyRun} from './legacy-run.ts'
import {nextDoubtful} from './line-filter.ts'
import {isLostFingerprint} from './lost-text.ts'
import {holdsMultiByteDamage, isTellTale} from './multi-byte-scan.ts'
import {canBegin, firstEastAsian} from './multi-byte-starts.ts'
import {Trigger} from './trigger.ts'

/** A line that holds a trigger. */
export interface Suspect {
  /** 1-based. */
  readonly lineNumber: number
  /** Bytes of the line without its line end. */
  readonly span: Span
  /** Triggers that the line holds, as bits. */
  readonly triggers: number
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const escape = 0x1b
const plusSign = 0x2b
/** Above every code point. */
const neverAsked = 0x110000

/** ASCII that is a trigger wherever it stands: controls that a clean file lacks. */
const cutControls: readonly number[] = Object.keys(cutCodeUnits).map((control) => control.charCodeAt(0))
const isCutControl = Uint8Array.from({length: 0x80}, (_, byte) => (cutControls.includes(byte) ? 1 : 0))
/** Bytes that are searched at a time, so that they are still at hand for the next search. */
const blockSize = 1 << 16

/**
 * Gives the lines of `bytes` that hold a trigger, in order. Most lines are passed over by `nextDoubtful` and by searches for
 * single bytes; the others are visited character by character, and a new trigger has to be known to both.
 *
 * Whole-line reversibility is decided for all tables at once. After each character, bit i of `ready` says that table i has
 * given every character so far a byte and that these bytes are complete sequences; bit i of `need1` to `need3` says that
 * it still waits for so many continuation bytes. `open1` to `open3` do the same for a sequence that begins anywhere.
 *
 * Linear in time; memory grows with the suspect lines only. Bytes that are not UTF-8 are a trigger, never an error.
 */
export function scan(bytes: Uint8Array): Suspect[] {
  const suspects: Suspect[] = []
  const end = bytes.length
  // Bytes that are not UTF-8 are a trigger, so that there nothing beyond ASCII is passed over.
  const words = wordsOf(bytes)
  const isAscii = byteSearch.isAscii(bytes)
  const nextBeyond = isAscii ? () => end : byteSearch.isUtf8(bytes) ? nextDoubtful : nextBeyondAscii
  const shifts = isAscii ? shiftBytes(bytes) : []
  const nextWithin = asciiTriggers(bytes, shifts)
  const lineEndsBefore = lineEndCounter(words)
  let beyond = -1
  for (let from = 0; ; ) {
    if (beyond < from) beyond = nextBeyond(words, from)
    const index = Math.min(beyond, nextWithin(from))
    if (index >= end) return suspects
    const start = lineStart(bytes, index, from)
    const line = scanLine(bytes, start, shifts)
    if (line.triggers !== 0) {
      suspects.push({lineNumber: 1 + lineEndsBefore(start), span: {start, end: line.end}, triggers: line.triggers})
    }
    from = line.end
  }
}

/** The bytes at which a file of ASCII alone may shift to other characters; an escape may do so in ISO 2022, a plus sign in UTF-7. */
function shiftBytes(bytes: Uint8Array): readonly number[] {
  return mayBeUtf7(bytes) ? [escape, plusSign] : [escape]
}

/** Gives what finds the first trigger within ASCII from an offset on; offsets must not decrease. The length of `bytes` when there is none. */
function asciiTriggers(bytes: Uint8Array, shifts: readonly number[]): (from: number) => number {
  const searched = [...cutControls, ...shifts]
  const nexts = searched.map(() => -1)
  let block = bytes.subarray(0, 0)
  let blockStart = 0
  let blockEnd = 0
  return (from) => {
    for (;;) {
      if (from >= blockEnd) {
        blockStart = from
        blockEnd = Math.min(from + blockSize, bytes.length)
        block = bytes.subarray(blockStart, blockEnd)
        nexts.fill(-1)
      }
      let first = blockEnd
      for (let which = 0; which < nexts.length; which++) {
        if (nexts[which]! < from) {
          const found = byteSearch.indexOf(block, searched[which]!, from - blockStart)
          nexts[which] = found < 0 ? blockEnd : blockStart + found
        }
        first = Math.min(first, nexts[which]!)
      }
      if (first < blockEnd) {
        if (isShiftByte(bytes[first]!) && !beginsShift(bytes, first)) {
          from = first + 1
          continue
        }
        return first
      }
      if (blockEnd >= bytes.length) return bytes.length
      from = blockEnd
    }
  }
}

function lineStart(bytes: Uint8Array, index: number, least: number): number {
  let start = index
  while (start > least && bytes[start - 1] !== lineFeed && bytes[start - 1] !== carriageReturn) start--
  return start
}

/** Gives what counts the line ends before an offset: line feeds, and carriage returns that no line feed follows. Offsets must not decrease. */
function lineEndCounter(words: Words): (end: number) => number {
  const {bytes} = words
  let count = 0
  let counted = 0
  let carriageReturnAt = -1
  return (end) => {
    count += countLineFeeds(words, counted, end)
    for (;;) {
      if (carriageReturnAt < counted) carriageReturnAt = nextByte(bytes, carriageReturn, counted)
      if (carriageReturnAt >= end) break
      if (bytes[carriageReturnAt + 1] !== lineFeed) count++
      counted = carriageReturnAt + 1
    }
    counted = end
    return count
  }
}

/** The offset of the first `byte` from an offset on; the length of `bytes` when there is none. */
function nextByte(bytes: Uint8Array, byte: number, from: number): number {
  const index = byteSearch.indexOf(bytes, byte, from)
  return index < 0 ? bytes.length : index
}

function scanLine(bytes: Uint8Array, start: number, shifts: readonly number[]): {readonly end: number; readonly triggers: number} {
  const {classOf, continuation, lead2, lead3, lead4} = characterClasses()
  const fileEnd = bytes.length
  // Whole as long as there is no character beyond ASCII: none is in all tables.
  let ready = singleByteTables
  let need1 = 0, need2 = 0, need3 = 0
  let open1 = 0, open2 = 0, open3 = 0
  let triggers = 0
  /** From here on up a character is asked, once a line, whether a multi-byte encoding made the line. */
  let asked = firstEastAsian
  /** Whether the line was asked for bytes of another legacy encoding. */
  let isLegacyAsked = false
  let bodyStart = start
  let index = start
  while (index < fileEnd) {
    const byte = bytes[index]!
    if (byte < 0x80) {
      if (byte === lineFeed || byte === carriageReturn) break
      if (isCutControl[byte] === 1) triggers |= Trigger.cutCodeUnit
      else if (isShiftByte(byte) && shifts.includes(byte) && beginsShift(bytes, index)) triggers |= Trigger.shift
      need1 = need2 = need3 = open1 = open2 = open3 = 0
      index++
      continue
    }
    const length = sequenceLength(bytes, index, fileEnd)
    if (length < 0) {
      // Nothing is said of the rest of such a line.
      triggers = (triggers | Trigger.badByte) & ~Trigger.multiByte
      ready = need1 = need2 = need3 = open1 = open2 = open3 = 0
      asked = neverAsked
      index -= length
      continue
    }
    const codePoint = bmpCodePointAt(bytes, index, length)
    if (codePoint >= 0xfff9) {
      if (codePoint === 0xfffd) triggers |= Trigger.replacement
    } else if (codePoint === 0xfeff) {
      triggers |= Trigger.mark
      if (index === bodyStart) {
        // Marks at the start of a line are not part of it; files that were joined twice have two.
        bodyStart = index += 3
        continue
      }
    } else if (codePoint < 0xa0) triggers |= Trigger.c1
    else if (loneLeads.includes(codePoint) && isLeadAlone(bytes, index, codePoint)) triggers |= Trigger.fragment
    else if (codePoint >= 0x5000 && isLostFingerprint(codePoint)) triggers |= Trigger.replacement
    if (codePoint >= asked && codePoint !== 0xfffd) {
      asked = neverAsked
      const isFirst = ready === singleByteTables
      if (canBegin(codePoint) ? holdsMultiByteDamage(bytes, isFirst ? index : bodyStart) || isTellTale(bytes, index, codePoint) : !isFirst && holdsMultiByteDamage(bytes, bodyStart)) triggers |= Trigger.multiByte
    }
    // U+0080 to U+00FF behind another character beyond ASCII: rare in right text but Vietnamese, where the first other letter ends it.
    if (byte <= 0xc3 && !isLegacyAsked && index > bodyStart && bytes[index - 1]! >= 0x80) {
      isLegacyAsked = true
      if (holdsLegacyRun(bytes, bodyStart)) triggers |= Trigger.legacy
    }
    const id = codePoint < 0x10000 ? classOf[codePoint]! : 0
    const cont = continuation[id]!, two = lead2[id]!, three = lead3[id]!, four = lead4[id]!
    if (((open1 & cont) & fragmentTables) !== 0) triggers |= Trigger.fragment
    open1 = (open2 & cont) | two
    open2 = (open3 & cont) | three
    open3 = four
    const next1 = (need2 & cont) | (ready & two)
    const next2 = (need3 & cont) | (ready & three)
    need3 = ready & four
    ready = need1 & cont
    need1 = next1
    need2 = next2
    index += length
  }
  if (ready !== 0 && ready !== singleByteTables) triggers |= Trigger.reversible
  return {end: index, triggers}
}

function isShiftByte(byte: number): boolean {
  return byte === escape || byte === plusSign
}

/** Whether ASCII may shift to other characters at a byte: by an escape sequence that names a set of them, or as in UTF-7. */
function beginsShift(bytes: Uint8Array, index: number): boolean {
  if (bytes[index] === plusSign) return mayBeUtf7Shift(bytes, index)
  const next = bytes[index + 1]
  return next === 0x24 || next === 0x28
}
