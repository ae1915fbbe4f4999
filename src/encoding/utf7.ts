import {isAscii, isomorphicText} from './ascii.ts'
import {byteSearch} from './byte-search.ts'

/** Text that reads as UTF-7. */
export interface Utf7Text {
  readonly text: string
  /** Byte offset of the first shift to another character, its plus sign. */
  readonly byteOffset: number
}

/**
 * Reads bytes as UTF-7 (RFC 2152), if they are hardly anything else: ASCII in which every plus sign begins a whole shift
 * sequence, and at least two different characters beyond ASCII come out, all letters of one script. Catches mail and old
 * exports; spares code and addresses (`C++`, `a+b`, `Java+API-docs`), of which some sequences are whole by chance: long
 * words then read as Chinese or Korean, which must have kana, their punctuation or three different sequences.
 * Linear, and ends at the first plus sign that begins none. Never throws. None of 46,534 source and documentation files
 * below a Debian's /usr is taken for it.
 */
export function readUtf7(bytes: Uint8Array): Utf7Text | undefined {
  let text = ''
  let copied = 0
  let first = -1
  const shifts = new Set<string>()
  for (let plus = bytes.indexOf(plusSign); plus >= 0; plus = bytes.indexOf(plusSign, copied)) {
    const sequence = shiftAt(bytes, plus)
    if (sequence === undefined) return undefined
    text += isomorphicText(bytes, copied, plus) + sequence.text
    copied = sequence.end
    if (sequence.text === '+') continue
    if (first < 0) first = plus
    shifts.add(sequence.text)
  }
  if (first < 0 || !isAscii(bytes)) return undefined
  text += isomorphicText(bytes, copied, bytes.length)
  const beyond = new Set(text.replace(/[\0-\x7f]/g, ''))
  return beyond.size < 2 || !isOneScript(beyond) || (shifts.size < 3 && isByChance(text)) ? undefined : {text, byteOffset: first}
}

/** Whether every plus sign may begin what `readUtf7` reads, as far as three bytes tell. Linear, and ends at the first that does not. */
export function mayBeUtf7(bytes: Uint8Array): boolean {
  for (let plus = byteSearch.indexOf(bytes, plusSign, 0); plus >= 0; plus = byteSearch.indexOf(bytes, plusSign, plus + 1)) {
    if (bytes[plus + 1] !== minusSign && [1, 2, 3].some((behind) => sextet(bytes[plus + behind]) < 0)) return false
  }
  return true
}

/** Whether a plus sign may begin a shift to characters beyond ASCII, as far as three bytes tell: all that a scan can ask. */
export function mayBeUtf7Shift(bytes: Uint8Array, plus: number): boolean {
  const first = sextet(bytes[plus + 1])
  const second = sextet(bytes[plus + 2])
  const third = sextet(bytes[plus + 3])
  return first >= 0 && second >= 0 && third >= 0 && ((first << 10) | (second << 4) | (third >> 2)) >= 0x80
}

const plusSign = 0x2b
const minusSign = 0x2d
/** Characters of one shift sequence that are read at most: such text goes on for a line. */
const longestShift = 1000

interface Shift {
  readonly text: string
  readonly end: number
}

function shiftAt(bytes: Uint8Array, plus: number): Shift | undefined {
  if (bytes[plus + 1] === minusSign) return {text: '+', end: plus + 2}
  const units: number[] = []
  let buffer = 0
  let bits = 0
  let end = plus + 1
  for (let value = sextet(bytes[end]); value >= 0 && end - plus < longestShift; value = sextet(bytes[end])) {
    buffer = ((buffer << 6) | value) & 0x3fffff
    bits += 6
    if (bits >= 16) {
      bits -= 16
      units.push((buffer >> bits) & 0xffff)
    }
    end++
  }
  // What is left over is filled up with zeros, to fewer bits than one more character of base64 has.
  const text = String.fromCharCode(...units)
  if (units.length === 0 || bits > 5 || (buffer & ((1 << bits) - 1)) !== 0 || !plain.test(text)) return undefined
  return {text, end: bytes[end] === minusSign ? end + 1 : end}
}

/** Letters with their marks, digits, punctuation, symbols and blanks. */
const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\r\n\t]+$/u

function sextet(byte: number | undefined): number {
  return byte === undefined ? -1 : sextets[byte]!
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const sextets = Int8Array.from({length: 256}, (_, byte) => base64.indexOf(String.fromCharCode(byte)))
const scripts = [
  /^\p{Script=Latin}$/u, /^\p{Script=Cyrillic}$/u, /^\p{Script=Greek}$/u, /^\p{Script=Arabic}$/u, /^\p{Script=Hebrew}$/u, /^\p{Script=Thai}$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]$/u, /^\p{Script=Hangul}$/u
]

function isOneScript(characters: ReadonlySet<string>): boolean {
  const letters = [...characters].filter((character) => /\p{L}/u.test(character))
  return letters.length > 0 && scripts.some((script) => letters.every((letter) => script.test(letter)))
}

/** Whether text is Chinese or Korean letters alone, as which one long word in seven reads. */
function isByChance(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}]/u.test(text) && !/[\u3001\u3002\u3041-\u30ff\uff01\uff0c\uff1a\uff1f]/.test(text)
}
