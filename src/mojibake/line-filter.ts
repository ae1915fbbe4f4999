import {nextBeyondAscii, type Words} from '../encoding/words.ts'
import {characterAutomaton, doubtful, firstState, kindBits} from './character-automaton.ts'

/**
 * What passes over right text as fast as bytes can be read, so that the scan looks at few lines. It may stop at a line that
 * holds no trigger, and never passes over one that does: the automaton knows all that makes a character a trigger in `scanLine`.
 *
 * It goes from run to run of characters beyond ASCII, and does not look for line ends: a line is damaged as a whole when all
 * its runs are, so the few runs that may be ask whether one that is not stands in the same line.
 */

const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Gives the offset of a character beyond ASCII whose line may hold a trigger, the first from `from` on; the number
 * of bytes when there is none. `from` is the start of a line, and all bytes are UTF-8. Linear; stops at the first.
 */
export function nextDoubtful(words: Words, from: number): number {
  filter ??= makeFilter()
  return filter(words, from)
}

let filter: typeof nextDoubtful | undefined

function makeFilter(): typeof nextDoubtful {
  // Constants of a function that is made once, which the engine knows; what is imported it would read each time.
  const {kindOf, next, tablesOf, multiByteOf, step} = characterAutomaton()
  const shift = kindBits, doubt = doubtful, first = firstState
  return (words, from) => {
    const {bytes} = words
    const end = bytes.length
    /** The last run of a line that is right in part at least. */
    let rightAt = -1
    /** The last run of a line whose runs may all be damage, the single-byte tables that may have made all, and the multi-byte encodings. */
    let damagedAt = -1, tables = 0, multiByte = 0
    for (let index = from; ; ) {
      // Between two words there mostly is one blank.
      const start = bytes[index]! < 0x80 && bytes[index + 1]! >= 0x80 ? index + 1 : nextBeyondAscii(words, index)
      if (damagedAt >= 0 && (start === end || !isSameLine(bytes, damagedAt, start))) return damagedAt
      if (start === end) return end
      index = start
      let state = first
      while (index < end) {
        const byte = bytes[index]!
        if (byte < 0x80) break
        let codePoint = 0x10000
        if (byte < 0xe0) {
          codePoint = ((byte & 0x1f) << 6) | (bytes[index + 1]! & 0x3f)
          index += 2
          const reached = next[(state << shift) | kindOf[codePoint]!]!
          const second = bytes[index]!
          // Most scripts with letters of two bytes have several in a row: two at a time.
          if (reached > doubt && second >= 0xc0 && second < 0xe0) {
            state = reached
            codePoint = ((second & 0x1f) << 6) | (bytes[index + 1]! & 0x3f)
            index += 2
          }
        } else if (byte < 0xf0) {
          codePoint = ((byte & 0x0f) << 12) | ((bytes[index + 1]! & 0x3f) << 6) | (bytes[index + 2]! & 0x3f)
          index += 3
        } else index += 4
        const reached = next[(state << shift) | kindOf[codePoint]!]!
        if (reached > doubt) state = reached
        else {
          state = reached === doubt ? doubt : step(state, codePoint)
          if (state === doubt) return start
        }
      }
      const isFirstOfLine = damagedAt < 0
      tables = isFirstOfLine ? tablesOf[state]! : tables & tablesOf[state]!
      multiByte = isFirstOfLine ? multiByteOf[state]! : multiByte & multiByteOf[state]!
      if ((tables | multiByte) === 0 || (isFirstOfLine && isSameLine(bytes, rightAt, start))) {
        rightAt = start
        damagedAt = -1
      } else damagedAt = start
    }
  }
}

/** Whether `index` is in the line of `earlier`, an offset before it; -1 is in none. */
function isSameLine(bytes: Uint8Array, earlier: number, index: number): boolean {
  if (earlier < 0) return false
  let start = index
  while (start > earlier && bytes[start - 1] !== lineFeed && bytes[start - 1] !== carriageReturn) start--
  return start === earlier
}
