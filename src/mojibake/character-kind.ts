import {loneC3, loneEuro} from './lead-alone.ts'
import {lostFingerprints} from './lost-text.ts'
import {quoteLeads} from './multi-byte-scan.ts'
import {startTraits, tellTales} from './multi-byte-starts.ts'
import {characterClasses} from './reversal-tables.ts'
import {byteOf} from './reverse.ts'

/** All that a scan asks of a character. Many characters are of the same kind. */
export interface CharacterKind {
  /** What the tables make of it, see `CharacterClasses`. */
  readonly continuation: number
  readonly lead2: number
  readonly lead3: number
  readonly lead4: number
  /** How it can stand in what a multi-byte encoding makes, see `startTraits`. */
  readonly start: number
  /** Whether windows-1252 and latin-1 have it. */
  readonly isWestern: boolean
  /** Whether it is U+00FF or below. */
  readonly isLatin1: boolean
  /** Where in a run of characters beyond ASCII it may be a trigger by itself. */
  readonly asked: 'nowhere' | 'first' | 'behind another' | 'everywhere'
}

/** Tells the kind of a code point; 10000 (hexadecimal) stands for all from there on. */
export function kindOfCharacter(codePoint: number): CharacterKind {
  const {classOf, continuation, lead2, lead3, lead4} = characterClasses()
  const id = classOf[codePoint] ?? 0
  return {
    continuation: continuation[id]!, lead2: lead2[id]!, lead3: lead3[id]!, lead4: lead4[id]!,
    start: startTraits(codePoint),
    isWestern: codePoint < 0x10000 && byteOf(codePoint, 0) !== 0,
    isLatin1: codePoint < 0x100,
    asked: askedOf(codePoint)
  }
}

/** Characters that are triggers whatever surrounds them, beside the controls. */
const triggers: readonly number[] = [0xfeff, 0xfffd, ...lostFingerprints, ...quoteLeads]

function askedOf(codePoint: number): CharacterKind['asked'] {
  if (codePoint < 0xa0 || triggers.includes(codePoint)) return 'everywhere'
  // What `isLeadAlone` and `isTellTale` ask of what stands before.
  if (codePoint === loneEuro) return 'behind another'
  return codePoint === loneC3 || (startTraits(codePoint) !== 0 && tellTales(codePoint) !== 0) ? 'first' : 'nowhere'
}
