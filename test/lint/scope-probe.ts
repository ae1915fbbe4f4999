import '../../src/encoding/standard-codecs.ts'
import type {Place} from '../../src/lint/place.ts'
import {createDocument} from '../../src/lint/document.ts'
import type {Document, Format} from '../../src/lint/document.ts'

/** Returns a document of the given text, encoded as UTF-8. */
export function documentOf(text: string, format: Format): Document {
  return createDocument({bytes: new TextEncoder().encode(text), format})
}

/** Returns the place of the only occurrence of `word`, counted by hand: a mark at the start is one column. */
export function placeOfWord(text: string, word: string): Place {
  const at = text.indexOf(word)
  if (at < 0 || text.indexOf(word, at + 1) >= 0) throw new Error(`expected "${word}" exactly once`)
  const lines = text.slice(0, at).split(/\r\n|\r|\n/)
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1}
}
