import {test} from 'uvu'
import * as assert from 'uvu/assert'
import '../../src/encoding/standard-codecs.ts'
import {judge} from '../../src/mojibake/verdict.ts'
import {defaultTables} from '../../src/mojibake/reversal-tables.ts'

/** What strict windows-1252 makes of UTF-8: nothing, or `instead`, for the five bytes that it does not assign. */
function misreadStrictly(text: string, instead: string): string {
  const upper = '\u20ac \u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152 \u017d  \u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178'
  return Array.from(new TextEncoder().encode(text), (byte) => {
    if (byte < 0x80 || byte > 0x9f) return String.fromCharCode(byte)
    const character = upper.charAt(byte - 0x80)
    return character === ' ' ? instead : character
  }).join('')
}

const sentences: Readonly<Record<string, string>> = {
  Spanish: 'El \u00c1rbol y el \u00cdndice est\u00e1n all\u00ed',
  Icelandic: 'Hinn \u00c1rni og h\u00fan f\u00f3ru \u00fat \u00e1 sj\u00f3',
  Czech: 'Ale \u00c1ron n\u00e1m nap\u00ed\u0161e z\u00edtra'
}

for (const [language, sentence] of Object.entries(sentences)) {
  test(`a letter of ${language} whose byte was dropped or became a question mark is completed`, () => {
    for (const instead of ['', '?']) {
      const line = misreadStrictly(sentence, instead)
      const verdict = judge(line, defaultTables)
      assert.is(verdict.kind, 'partial', line)
      if (verdict.kind !== 'partial') continue
      assert.is(verdict.damage.text, sentence)
      assert.ok(verdict.damage.pairs.some((pair) => pair.lost === (instead === '' ? 'dropped byte' : 'question mark')))
    }
  })
}

test('capitals that begin no sequence are right', () => {
  // Portuguese, Spanish, Swedish, Russian and Greek letters that lead a sequence of some table.
  for (const line of ['O nome \u00c3o e a \u00c3 s\u00e3o raros.', 'El \u00d1and\u00fa y la \u00d1 de Espa\u00f1a?', '\u00c5r och \u00c4pple f\u00f6r \u00d6rjan?', '\u0420\u0430\u0437? \u0421\u043e\u043d!', '\u039d\u03b1\u03b9; \u038c\u03c7\u03b9.']) {
    assert.is(judge(line, defaultTables).kind, 'right', line)
  }
})

test.run()
