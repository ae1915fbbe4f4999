import {test} from 'uvu'
import * as assert from 'uvu/assert'
import '../../src/encoding/standard-codecs.ts'
import {decodeAs} from '../../src/encoding/decode.ts'
import {multiByteNames} from '../../src/encoding/multi-byte.ts'
import {multiBytePartialDamage} from '../../src/mojibake/multi-byte-partial.ts'
import type {PartialDamage} from '../../src/mojibake/partial.ts'
import {bitOf, defaultTables, maskOfTables} from '../../src/mojibake/reversal-tables.ts'
import {seededRandom} from '../seeded-random.ts'
import {sentences} from './sentences.ts'

const encoder = new TextEncoder()

function damageOf(line: string, tables = defaultTables): PartialDamage {
  const damage = multiBytePartialDamage(line, tables)
  if (damage === undefined) throw new Error(`${line}: no damage`)
  return damage
}

/** Chinese for: files, and the first two bytes of one more character, as GBK. */
const files = '\u93c2\u56e6\u6b22\u935a'

test('a byte that became U+FFFD or a question mark, or was dropped at the end, is shown as lost', () => {
  for (const [rest, lost] of [['\ufffd', 'replacement character'], ['?', 'question mark'], ['', 'last byte']] as const) {
    const damage = damageOf(files + rest)
    assert.is(damage.table, 'gbk')
    assert.is(damage.text, '\u6587\u4ef6\ufffd', lost)
    assert.equal(damage.pairs, [
      {found: '\u93c2\u56e6\u6b22', bytes: [0xe6, 0x96, 0x87, 0xe4, 0xbb, 0xb6], expected: '\u6587\u4ef6', foundStart: 0, expectedStart: 0},
      {found: `\u935a${rest}`, bytes: [0xe5, 0x90], expected: '\ufffd', lost, foundStart: 3, expectedStart: 2}
    ])
    assert.equal(damage.breaker, {index: 3, found: '\u935a', bytes: [0xe5, 0x90], problem: 'cut'})
  }
})

test('damage beside right text is told with the character that breaks the proof', () => {
  // French beside right quotation marks, Polish, and Chinese.
  const rights = [
    {right: '\u201cok\u201d', breaker: {found: '\u201c', bytes: [0xa1, 0xb0], problem: 'stray'}},
    {right: '\u0142\u00f3d\u017a', breaker: {found: '\u0142', bytes: [], problem: 'no-byte'}},
    {right: '\u4e2d\u6587', breaker: {found: '\u4e2d', bytes: [0xd6, 0xd0], problem: 'cut'}}
  ]
  for (const {right, breaker} of rights) {
    const damage = damageOf(`Un caf\u8305 pr\u732bs d'ici, ${right}.`)
    assert.is(damage.text, `Un caf\u00e9 pr\u00e8s d'ici, ${right}.`)
    assert.equal(damage.breaker, {index: 20, ...breaker})
  }
})

test('what was lost is in no pair that says more than the bytes do', () => {
  const random = seededRandom(98)
  let seen = 0
  for (let round = 0; round < 3000; round++) {
    const sentence = random.pick(Object.values(sentences))
    const name = random.pick(multiByteNames)
    const line = decodeAs(name, encoder.encode(sentence.slice(random.below(5))))
    const damage = multiBytePartialDamage(line, bitOf(name))
    if (damage === undefined) continue
    const where = `seed 98, round ${round}: ${escape(line)} through ${name}`
    seen++
    let text = ''
    let copied = 0
    for (const {found, foundStart, expected, expectedStart, bytes, lost} of damage.pairs) {
      assert.is(line.slice(foundStart, foundStart + found.length), found, where)
      text += line.slice(copied, foundStart)
      assert.is(text.length, expectedStart, where)
      text += expected
      copied = foundStart + found.length
      assert.is(expected.includes('\ufffd'), lost !== undefined, where)
      assert.is(new TextDecoder().decode(Uint8Array.from(bytes)), expected, where)
    }
    assert.is(text + line.slice(copied), damage.text, where)
  }
  assert.ok(seen > 500, `${seen}`)
})

test('only the tables of the mask are tried', () => {
  assert.is(multiBytePartialDamage(`${files}?`, maskOfTables(['shift_jis', 'windows-1252'])), undefined)
})

test('right sentences are not damaged in part, alone and with words that read back', () => {
  for (const [language, sentence] of Object.entries(sentences)) {
    // Chinese and Japanese words whose characters go back to UTF-8: write, from, water, brain; hat, moustache.
    for (const word of ['', '\u5199', '\u4ece', '\u6c34', '\u8133', '\u5e3d\u5b50', '\u7709\u6bdb']) {
      for (const line of [`${sentence} ${word}`, `${word}${sentence}`, `pH ${word} ${sentence}?`]) assert.is(multiBytePartialDamage(line, defaultTables), undefined, `${language}: ${line}`)
    }
  }
})

test('long lines take time in proportion to their length', () => {
  // Where one step looked at the whole line, these would take minutes, not a second.
  const damaged = `${files}? `.repeat(20_000)
  assert.is(damageOf(damaged).pairs.length, 40_000)
  assert.is(multiBytePartialDamage('\u8305\u4e2d'.repeat(50_000), defaultTables), undefined)
})

test.run()
