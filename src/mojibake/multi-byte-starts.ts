import {multiByteNames} from '../encoding/multi-byte.ts'
import {byteReader} from './byte-reader.ts'
import {multiByteStartsData} from './multi-byte-starts-data.ts'

/**
 * Which multi-byte encodings may have made a line of UTF-8, told from single characters and without the encodings' tables,
 * which are large: UTF-8 read through one of them must begin with a character that stands for a lead byte and a continuation
 * byte, at the start of the line and after every ASCII character.
 *
 * The data are, for each of `multiByteNames`, three lists of characters, ascending: those whose bytes are a whole sequence (C2
 * to DF, then a continuation), those that leave a sequence open, and those that stand for the commonest characters of Western
 * text. A list is its length and the differences of its code points, each number in bytes of seven bits, the lowest first, with
 * the eighth bit set in all but the last.
 */

/** Bits of a state, one for each encoding: below 32 those in which a sequence may begin, above them those in which anything may follow. */
const ready = 31
const openShift = 5
/** In a state, the encodings in which a sequence was opened by the last character; in the data, those with a tell-tale. */
const freshShift = 10
const tellTaleShift = 10

/** The state before the first character of a line, and as long as there is no sign of damage. */
export const startOfLine = ready

/** The state after an ASCII character: whatever was open is over, and a sequence may begin. */
export function afterAscii(state: number): number {
  return (state | (state >> openShift)) & ready
}

let starts: Uint16Array | undefined

/** Whether a character of the BMP can begin damage; the data are unpacked at the first call. */
export function canBegin(codeUnit: number): boolean {
  starts ??= unpack(multiByteStartsData)
  return starts[codeUnit] !== 0
}

/** The encodings, as a mask over `multiByteNames`, in which a character of the BMP is what a letter or quotation mark of Western text becomes. */
export function tellTales(codeUnit: number): number {
  starts ??= unpack(multiByteStartsData)
  return starts[codeUnit]! >> tellTaleShift
}

/** Bit of euc-kr: its hanja are rows behind the leads of continuation bytes, so none can follow an open sequence at once. */
const eucKr = 1 << multiByteNames.indexOf('euc-kr')
const big5 = 1 << multiByteNames.indexOf('big5')

/** Of a character's traits: a hanzi, and one that nothing begins with and that only Big5 can have in what goes on. */
const hanzi = 1 << 10
const beyondBmp = 1 << 11

/**
 * How a character can stand in such damage, for `afterTraits`; 0 when it cannot begin it and is no hanzi. 10000 (hexadecimal)
 * stands for all code points from there on. The data are unpacked at the first character that needs them.
 */
export function startTraits(codePoint: number): number {
  if (codePoint >= 0x10000 || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return beyondBmp
  if (codePoint < firstStart) return 0
  starts ??= unpack(multiByteStartsData)
  const isHanzi = (codePoint >= 0x4e00 && codePoint <= 0x9fff) || (codePoint >= 0xf900 && codePoint <= 0xfaff)
  return (starts[codePoint]! & ((ready << openShift) | ready)) | (isHanzi ? hanzi : 0)
}

/**
 * The state after a character beyond ASCII; 0 when no encoding is left. A necessary condition alone: behind an open sequence
 * it lets nearly everything pass up to the next ASCII character. Catches lines of misread UTF-8, and those that lost bytes;
 * spares right Chinese, Japanese and Korean, which have no such character first in 998 lines of 1,000.
 */
export function afterCharacter(state: number, codePoint: number): number {
  // A byte was lost here, and what follows may be anything: but not before there is a sign of damage.
  if (codePoint === 0xfffd) return state === startOfLine ? state : state | ((state & ready) << openShift)
  return afterTraits(state, startTraits(codePoint))
}

/** The same for a character with these traits, other than U+FFFD. */
export function afterTraits(state: number, traits: number): number {
  // Of these encodings only Big5 has characters beyond the BMP, and those begin no sequence.
  if ((traits & beyondBmp) !== 0) return state & (big5 << openShift)
  const fresh = (traits & hanzi) !== 0 ? (state >> freshShift) & eucKr : 0
  const opened = ((state & ready) << openShift) & traits
  const open = ((state >> openShift) & ready & ~fresh) | (opened >> openShift)
  return (state & traits & ready) | (open << openShift) | (opened << (freshShift - openShift))
}

/** The first character that can begin damage: a small Roman numeral. */
const firstStart = 0x2170
/** The first code point of the scripts that multi-byte encodings are for; damage through them holds one beyond it. */
export const firstEastAsian = 0x2e80
const eastAsian = /[\u2e80-\uffff]/

/** The encodings that are left of a text, as a mask over `multiByteNames`; 0 where there is no sign of damage. Linear; stops when none is left. */
export function mayBeMisread(text: string): number {
  if (!eastAsian.test(text)) return 0
  let state = startOfLine
  for (let index = 0; index < text.length && state !== 0; index++) {
    const codeUnit = text.charCodeAt(index)
    state = codeUnit < 0x80 ? afterAscii(state) : afterCharacter(state, codeUnit)
  }
  return state === startOfLine ? 0 : afterAscii(state)
}

/** The encodings that a text holds tell-tales of, as a mask over `multiByteNames`. Linear. */
export function tellTalesOf(text: string): number {
  if (!eastAsian.test(text)) return 0
  let encodings = 0
  for (let index = 0; index < text.length; index++) encodings |= tellTales(text.charCodeAt(index))
  return encodings
}

function unpack(data: string): Uint16Array {
  const reader = byteReader(data)
  const made = new Uint16Array(0x10000)
  for (let encoding = 0; encoding < multiByteNames.length; encoding++) {
    for (const shift of [0, openShift, tellTaleShift]) {
      let codePoint = 0
      for (let left = reader.varint(); left > 0; left--) {
        codePoint += reader.varint()
        made[codePoint]! |= 1 << (encoding + shift)
      }
    }
  }
  return made
}
