import {test} from 'uvu'
import * as assert from 'uvu/assert'
import '../../src/encoding/standard-codecs.ts'
import {decodeAs} from '../../src/encoding/decode.ts'
import {characterLength, isMultiByteName, multiByteNames, multiByteTableOf, sequencesOf} from '../../src/encoding/multi-byte.ts'

const bytesOf = (sequence: number): Uint8Array => Uint8Array.from(sequence > 0xffff ? [sequence >> 16, (sequence >> 8) & 0xff, sequence & 0xff] : sequence > 0xff ? [sequence >> 8, sequence & 0xff] : [sequence])

/** What a table says that the standard's decoder does not: older gb18030, and Shift_JIS of Windows. */
const variants: Readonly<Record<string, readonly number[]>> = {gbk: [0xe5e5, 0xe7c7], shift_jis: [0xf8f0, 0xa0]}

test('every sequence of a table is read as its character', () => {
  for (const name of multiByteNames) {
    const table = multiByteTableOf(name)
    let characters = 0
    for (let codePoint = 0x80; codePoint <= 0x2ffff; codePoint++) {
      for (const sequence of sequencesOf(table, codePoint)) {
        characters++
        if (!variants[name]?.includes(codePoint)) assert.is(decodeAs(name, bytesOf(sequence)), String.fromCodePoint(codePoint), `${name} ${sequence.toString(16)}`)
      }
    }
    assert.ok(characters > 9000, `${name}: ${characters}`)
  }
})

test('a table holds every pair of bytes that is read as one character', () => {
  for (const name of multiByteNames) {
    const table = multiByteTableOf(name)
    for (let lead = 0x81; lead < 0xff; lead += 5) {
      for (let last = 0x40; last < 0xff; last++) {
        const text = decodeAs(name, Uint8Array.of(lead, last))
        if (Array.from(text).length !== 1 || text === '\ufffd') continue
        assert.ok(sequencesOf(table, text.codePointAt(0) ?? 0).includes(lead << 8 | last), `${name} ${lead.toString(16)} ${last.toString(16)}`)
      }
    }
  }
})

test('a character with several sequences has all of them', () => {
  assert.equal(sequencesOf(multiByteTableOf('gbk'), 0x20ac), [0x80, 0xa2e3]) // EURO SIGN
  assert.equal(sequencesOf(multiByteTableOf('gbk'), 0x3000), [0xa1a1, 0xa3a0]) // IDEOGRAPHIC SPACE
  assert.equal(sequencesOf(multiByteTableOf('shift_jis'), 0x2252), [0x81e0, 0x8790]) // APPROXIMATELY EQUAL TO OR THE IMAGE OF
  assert.equal(sequencesOf(multiByteTableOf('euc-kr'), 0x41), [0x41])
  assert.equal(sequencesOf(multiByteTableOf('euc-jp'), 0xac00), [])
})

test('what other programs read for a sequence stands for it as well', () => {
  assert.equal(sequencesOf(multiByteTableOf('gbk'), 0xe5e5), [0xa3a0])
  assert.equal(sequencesOf(multiByteTableOf('gbk'), 0xe7c7), [0xa8bc])
  for (const codePoint of [0xf8f0, 0xa0]) assert.equal(sequencesOf(multiByteTableOf('shift_jis'), codePoint), [0xa0])
})

test('the length of a character is that of its bytes', () => {
  const lengths = (name: (typeof multiByteNames)[number], bytes: readonly number[]): readonly number[] => {
    const found: number[] = []
    for (let offset = 0; offset < bytes.length; offset += found.at(-1) ?? 1) found.push(characterLength(name, Uint8Array.from(bytes), offset))
    return found
  }
  assert.equal(lengths('gbk', [0x41, 0x80, 0xc3, 0xa9, 0xad, 0x41, 0x81, 0x30, 0x81, 0x30, 0x42]), [1, 1, 2, 2, 4, 1])
  assert.equal(lengths('shift_jis', [0xc3, 0xa9, 0xa0, 0xe3, 0x81, 0x82, 0x41]), [1, 1, 1, 2, 2])
  assert.equal(lengths('euc-jp', [0x8f, 0xe3, 0xa1, 0x8e, 0xb1, 0xc3, 0xa9]), [3, 2, 2])
  assert.equal(lengths('big5', [0xc3, 0xa9, 0x20]), [2, 1])
  assert.equal(lengths('euc-kr', [0xc3, 0x41, 0xc3, 0xa0]), [2, 2])
})

test('only the five names are multi-byte encodings', () => {
  assert.ok(multiByteNames.every(isMultiByteName))
  assert.not(isMultiByteName('windows-1252'))
  assert.not(isMultiByteName('utf-8'))
})

test.run()
