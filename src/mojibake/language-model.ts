import {byteReader} from './byte-reader.ts'
import {mostRatio, ratiosPerNat} from './language-format.ts'

/** How the words of languages differ from words at large. Ratios are logarithms in quarters. */
export interface LanguageModel {
  readonly languageCount: number
  /** Number of each letter, by code point, from 1; the end of a word is 0. */
  readonly numberOf: ReadonlyMap<number, number>
  /** For each letter by number the ratio of each language. */
  readonly ofLetter: readonly Int8Array[]
  /** The same for the pairs of letters that say something else, by `pairKey`. */
  readonly ofPair: ReadonlyMap<number, Int8Array>
}

/** The key of a pair of letters by their numbers. */
export function pairKey(model: Pick<LanguageModel, 'ofLetter'>, first: number, second: number): number {
  return first * model.ofLetter.length + second
}

/** Unpacks what `scripts/train.ts` packed; the layout is in `language-format.ts`. Data that end too early read as zeros. */
export function unpackLanguages(base64: string): LanguageModel {
  const reader = byteReader(base64)
  const languageCount = reader.varint()
  const letterCount = reader.varint()
  const numberOf = new Map<number, number>()
  let codePoint = 0
  for (let number = 1; number <= letterCount; number++) numberOf.set((codePoint += reader.varint()), number)
  const ofLetter = Array.from({length: letterCount + 1}, () => new Int8Array(languageCount))
  for (let language = 0; language < languageCount; language++) {
    const unseen = reader.byte() - mostRatio
    for (let number = 1; number <= letterCount; number++) ofLetter[number]![language] = unseen
    let number = 1
    for (let left = reader.varint(); left > 0; left--) {
      number += reader.varint()
      ofLetter[number]![language] = reader.byte() - mostRatio
    }
  }
  const ofPair = new Map<number, Int8Array>()
  let key = 0
  for (let left = reader.varint(); left > 0; left--) {
    key += reader.varint()
    const ratios = Int8Array.from(ofLetter[key % ofLetter.length]!)
    let language = 0
    for (let entries = reader.varint(); entries > 0; entries--) {
      language += reader.varint()
      ratios[language] = reader.byte() - mostRatio
    }
    ofPair.set(key, ratios)
  }
  return {languageCount, numberOf, ofLetter, ofPair}
}

/** Turns a sum of ratios into nats. */
export function natsOfRatios(sum: number): number {
  return sum / ratiosPerNat
}
