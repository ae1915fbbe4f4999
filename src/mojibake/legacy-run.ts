import {bmpCodePointAt, sequenceLength} from '../encoding/utf8.ts'
import {byteOf} from './reverse.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
/** Characters that stand side by side in bytes of another encoding, and hardly ever in right text. */
const leastRun = 3

/**
 * Whether a line of UTF-8 that begins at `start` may be bytes of another legacy encoding that were read as windows-1252 or
 * latin-1: it holds nothing beyond these two, and three or more of their characters side by side that are not all the same and
 * of which one behind the first is U+00FF or below.
 * Catches words in Cyrillic, Greek, Hebrew, Arabic, Thai, hanzi, kana and Hangul; spares text in Latin letters, of which 82 in
 * 262,400 right lines hold such a run. Linear in the line.
 */
export function holdsLegacyRun(bytes: Uint8Array, start: number): boolean {
  const run = noRun()
  for (let index = start; index < bytes.length; ) {
    const byte = bytes[index]!
    if (byte === lineFeed || byte === carriageReturn) break
    const length = byte < 0x80 ? 1 : sequenceLength(bytes, index, bytes.length)
    if (length < 1 || length > 3) return false
    if (!follow(run, bmpCodePointAt(bytes, index, length))) return false
    index += length
  }
  return run.isFound
}

/** The same for the text of a line. */
export function mayBeLegacy(text: string): boolean {
  const run = noRun()
  for (let index = 0; index < text.length; index++) if (!follow(run, text.charCodeAt(index))) return false
  return run.isFound
}

/** The characters beyond ASCII that were met last. */
interface Run {
  length: number
  last: number
  isMixed: boolean
  hasLatin1: boolean
  isFound: boolean
}

function noRun(): Run {
  return {length: 0, last: 0, isMixed: false, hasLatin1: false, isFound: false}
}

/** Goes on to the next character of a line; false where windows-1252 and latin-1 lack it. */
function follow(run: Run, codeUnit: number): boolean {
  if (codeUnit < 0x80) {
    run.length = 0
    run.isMixed = run.hasLatin1 = false
    return true
  }
  if (byteOf(codeUnit, 0) === 0) return false
  run.length++
  if (run.length > 1) {
    run.isMixed ||= codeUnit !== run.last
    run.hasLatin1 ||= codeUnit <= 0xff
  }
  run.last = codeUnit
  run.isFound ||= run.length >= leastRun && run.isMixed && run.hasLatin1
  return true
}
