import {bmpCodePointAt, sequenceLength} from '../encoding/utf8.ts'
import {afterAscii, afterCharacter, startOfLine, tellTales} from './multi-byte-starts.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Whether a line may be UTF-8 that was read through a multi-byte encoding; `start` is an offset in it that only ASCII
 * stands before. Reads no further than the first character that no such damage has there, in right text one or two characters.
 */
export function holdsMultiByteDamage(bytes: Uint8Array, start: number): boolean {
  let state = startOfLine
  let index = start
  while (index < bytes.length && state !== 0) {
    const byte = bytes[index]!
    if (byte < 0x80) {
      if (byte === lineFeed || byte === carriageReturn) break
      state = afterAscii(state)
      index++
      continue
    }
    const length = sequenceLength(bytes, index, bytes.length)
    if (length < 0) return false
    const codePoint = bmpCodePointAt(bytes, index, length)
    state = afterCharacter(state, codePoint)
    index += length
  }
  return state !== 0 && state !== startOfLine
}

/** What E2 80 becomes in GBK and in Shift_JIS: every quotation mark and dash begins so, and right text holds neither. */
export const quoteLeads: readonly number[] = [0x9225, 0x7ab6]
/** What C3 becomes in Shift_JIS. */
const loneLead = 0xff83

/**
 * Whether the character at `index` is damage though the line also holds right text: what a letter beyond ASCII becomes, alone
 * behind a small letter. Catches Western text between right quotation marks; spares Chinese, Japanese and Korean with words in
 * Latin letters, which have another character behind it nearly always.
 */
export function isTellTale(bytes: Uint8Array, index: number, codePoint: number): boolean {
  if (quoteLeads.includes(codePoint)) return true
  const before = bytes[index - 1] ?? 0
  const isBehindSmallLetter = before >= 0x61 && before <= 0x7a
  if (!isBehindSmallLetter || codePoint >= 0x10000 || tellTales(codePoint) === 0) return false
  return codePoint === loneLead || !isEastAsian(bytes, index + 3)
}

/** Whether a character from U+2E80 on begins at an offset. */
function isEastAsian(bytes: Uint8Array, index: number): boolean {
  const lead = bytes[index] ?? 0
  return lead > 0xe2 || (lead === 0xe2 && (bytes[index + 1] ?? 0) >= 0xba)
}
