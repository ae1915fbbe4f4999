import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {decodeAs} from '../../src/encoding/decode.ts'
import {standardTableNames, tableOf} from '../../src/encoding/tables.ts'

test('a mark is kept', () => {
  assert.is(decodeAs('utf-8', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), '\ufeffa')
  assert.is(decodeAs('utf-16le', Uint8Array.of(0xff, 0xfe, 0x61, 0)), '\ufeffa')
  assert.is(decodeAs('utf-16be', Uint8Array.of(0xfe, 0xff, 0, 0x61)), '\ufeffa')
})

test('every table decodes as the tables say, not as the runtime does', () => {
  const bytes = Uint8Array.from({length: 128}, (_, index) => 0x80 + index)
  for (const name of standardTableNames) assert.is(decodeAs(name, bytes), String.fromCharCode(...tableOf(name).upperHalf), name)
})

test('encodings of several bytes decode', () => {
  assert.is(decodeAs('shift_jis', Uint8Array.of(0x93, 0xfa, 0x96, 0x7b)), '\u65e5\u672c') // CJK: Japan
  assert.is(decodeAs('gb18030', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)), '\u4e2d\u6587') // CJK: Chinese
  assert.is(decodeAs('euc-kr', Uint8Array.of(0xc7, 0xd1)), '\ud55c') // HANGUL SYLLABLE HAN
})

test('bytes that an encoding cannot read become U+FFFD', () => {
  assert.is(decodeAs('utf-8', Uint8Array.of(0x61, 0xff, 0x62)), 'a\ufffdb')
  assert.is(decodeAs('windows-1253', Uint8Array.of(0xaa)), '\ufffd')
})

test('a name that the standard lacks is an error', () => {
  assert.throws(() => decodeAs('cp850', Uint8Array.of(0x82)), RangeError)
})

test.run()
