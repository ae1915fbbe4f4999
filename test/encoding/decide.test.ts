import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {decide} from '../../src/encoding/decide.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

test('valid UTF-8 is UTF-8, ASCII and nothing at all included', () => {
  for (const text of ['', 'plain', 'caf\xc3\xa9', 'a\0b']) {
    const decision = decide(bytesOf(text))
    assert.is(decision.encoding, 'utf-8', text)
    assert.is(decision.decidedBy, 'valid-utf-8', text)
    assert.equal(decision.mark, {start: 0, end: 0})
    assert.is(decision.fault, undefined)
  }
})

test('a mark decides, whatever follows and whatever is declared', () => {
  const marks: readonly (readonly [string, string, number])[] = [
    ['\xef\xbb\xbf', 'utf-8', 3], ['\xff\xfe', 'utf-16le', 2], ['\xfe\xff', 'utf-16be', 2]
  ]
  for (const [mark, encoding, length] of marks) {
    const decision = decide(bytesOf(`${mark}a\0`), {declared: 'windows-1252'})
    assert.is(decision.encoding, encoding)
    assert.is(decision.decidedBy, 'bom')
    assert.equal(decision.mark, {start: 0, end: length})
    assert.is(decision.declarations[0]?.encoding, 'windows-1252')
  }
})

test('half a mark is none', () => {
  for (const text of ['\xef\xbb', '\xef', '\xff', '\xfe', '\xfea', '\xff\xff']) {
    const decision = decide(bytesOf(text))
    assert.is(decision.decidedBy, 'detection', escape(text))
    assert.is(decision.fault?.byteOffset, 0, escape(text))
  }
})

test('the fault behind a mark is counted from the start of the file', () => {
  const decision = decide(bytesOf('\xef\xbb\xbfab\xe9 c'))
  assert.is(decision.decidedBy, 'bom')
  assert.equal(decision.fault, {kind: 'cut', byteOffset: 5, length: 1})
})

test('what is declared is read by the labels of the standard', () => {
  const encodingOf = (declared: string): string => decide(bytesOf('caf\xe9'), {declared}).encoding
  assert.is(encodingOf('latin1'), 'windows-1252')
  assert.is(encodingOf(' ISO-8859-1 '), 'windows-1252')
  assert.is(encodingOf('Shift_JIS'), 'shift_jis')
  assert.is(encodingOf('UTF8'), 'utf-8')
  const declared = decide(bytesOf('caf\xe9'), {declared: 'utf-8'})
  assert.is(declared.decidedBy, 'repository')
  assert.equal(declared.fault, {kind: 'cut', byteOffset: 3, length: 1})
  assert.is(decide(bytesOf('caf\xe9'), {declared: 'koi8-r'}).fault, undefined)
})

test('a label that the standard does not know is kept and decides nothing', () => {
  const decision = decide(bytesOf('caf\xc3\xa9'), {declared: 'cp-whatever'})
  assert.is(decision.decidedBy, 'valid-utf-8')
  assert.equal(decision.declarations, [{step: 'repository', label: 'cp-whatever', encoding: undefined, span: undefined}])
})

test('bytes that are not UTF-8 are left to detection, with their first fault', () => {
  const decision = decide(bytesOf('one\ntwo \xe9\xa9\n\xff'))
  assert.is(decision.decidedBy, 'detection')
  assert.is(decision.encoding, 'utf-8')
  assert.equal(decision.fault, {kind: 'cut', byteOffset: 8, length: 2})
})

test('a declaration that valid UTF-8 contradicts is a conflict', () => {
  const conflicts = (text: string, declared: string): number => decide(bytesOf(text), {declared}).conflicts.length
  assert.is(conflicts('caf\xc3\xa9', 'windows-1252'), 1)
  assert.is(conflicts('caf\xc3\xa9', 'utf-8'), 0)
  assert.is(conflicts('caf\xc3\xa9', 'no-such-label'), 0)
  // ASCII is the same in both, and a file with a bad byte is what it is declared to be.
  assert.is(conflicts('cafe', 'windows-1252'), 0)
  assert.is(conflicts('caf\xc3\xa9 \xe9', 'windows-1252'), 0)
})

test.run()
