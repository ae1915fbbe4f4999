import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {rules} from '../../rules/index.ts'
import '../../src/encoding/standard-codecs.ts'
import {configure} from '../../src/lint/config.ts'
import {createDocument} from '../../src/lint/document.ts'
import type {RuledFinding} from '../../src/lint/finding.ts'
import {lint} from '../../src/lint/lint.ts'
import {createScope} from '../../src/lint/markdown-scope.ts'
import {tableNames, tableOf, unassigned} from '../../src/encoding/tables.ts'
import {bytesOf} from '../lint/random-bytes.ts'

function findingsOf(bytes: Uint8Array, {path = 'a.txt', always = false, encoding = undefined as string | undefined, declared = undefined as string | undefined} = {}): readonly RuledFinding[] {
  const document = createDocument({bytes, path, encoding, declared})
  return lint(document, {rules: configure(rules, {rules: {'no-bom': ['error', {always}]}}), scopeOf: createScope(document)}).filter(({ruleId}) => ruleId === 'no-bom')
}

test('a mark misread through any table that is tried by default is found', () => {
  for (const name of tableNames.filter((table) => !['macintosh', 'cp852'].includes(table))) {
    const {upperHalf} = tableOf(name)
    const codePoints = [0xef, 0xbb, 0xbf].map((byte) => upperHalf[byte - 0x80]!)
    if (codePoints.includes(unassigned)) continue
    const [finding] = findingsOf(bytesOf(`${String.fromCodePoint(...codePoints)}text\n`))
    assert.ok(finding, name)
    assert.equal(finding.pairs?.map(({bytes}) => bytes), [[0xef, 0xbb, 0xbf]])
    assert.is(finding.edit?.span.end, Buffer.byteLength(String.fromCodePoint(...codePoints)), name)
  }
})

test('a mark at the start of the file and one at the start of a line have their own words', () => {
  const [first, second] = findingsOf(bytesOf('\ufeffa\n\ufeffb\n'))
  assert.match(first!.reason, /at the start of the file, expected none$/)
  assert.match(second!.reason, /at the start of the line, expected none$/)
  assert.match(first!.note ?? '', /tells UTF-16 readers/)
  assert.match(second!.note ?? '', /files that were joined/)
})

test('two letters of a misread mark are no mark', () => {
  for (const text of ['\u00ef\u00bb text', '\u00ef\u00bf\u00bb', 'na\u00efve \u00bb\u00bf', '\u043f\u00bb']) assert.equal(findingsOf(bytesOf(text)), [], text)
})

test('the mark of UTF-16 is removed only by writing the whole file again', () => {
  for (const [name, bytes] of [['UTF-16LE', bytesOf([0xff, 0xfe], 'a\0')], ['UTF-16BE', bytesOf([0xfe, 0xff], '\0a')]] as const) {
    const [finding, ...others] = findingsOf(bytes)
    assert.equal(others, [])
    assert.ok(finding?.reason.includes(name))
    assert.equal([finding?.edit?.tier, finding?.edit?.span], ['unsafe', {start: 0, end: 4}])
    assert.match(finding?.note ?? '', /--unsafe-fixes/)
  }
})

test('a file in UTF-16 that is not whole is not written again', () => {
  const [finding] = findingsOf(bytesOf([0xff, 0xfe], 'a\0', [0x3d, 0xd8]))
  assert.is(finding?.edit, undefined)
  assert.match(finding?.note ?? '', /not written again, since it holds bytes that utf-16le cannot read/)
})

test('UTF-16 that is declared and has no mark is no finding', () => {
  assert.equal(findingsOf(bytesOf('a\0b\0'), {encoding: 'utf-16le'}), [])
})

test('a mark is not asked for where it would not help', () => {
  assert.equal(findingsOf(bytesOf('ascii\n'), {always: true}), [])
  assert.equal(findingsOf(bytesOf(''), {always: true}), [])
  assert.equal(findingsOf(bytesOf('\ufeff\u00e9\n'), {always: true}), [])
  // Bytes that are not UTF-8 would be read wrongly with it.
  assert.equal(findingsOf(bytesOf('\u00e9', [0xe9], '\n'), {always: true}), [])
  assert.equal(findingsOf(bytesOf([0xe9], '\n'), {always: true, encoding: 'windows-1252'}), [])
  assert.is(findingsOf(bytesOf('\u00e9\n'), {always: true}).length, 1)
})

test('a file in another encoding has no edit', () => {
  const [finding] = findingsOf(bytesOf('a\n', [0xef, 0xbb, 0xbf], 'b\n', [0xe9], '\n'), {encoding: 'windows-1252'})
  assert.is(finding?.actual, '\u00ef\u00bb\u00bf')
  assert.equal([finding?.edit, finding?.expected], [undefined, undefined])
  assert.match(finding?.note ?? '', /The file is in windows-1252/)
})

test('of several marks that keep a file with bad bytes UTF-8 the first one stays', () => {
  const mark = [0xef, 0xbb, 0xbf]
  const edits = (...marks: number[][]): readonly number[] => findingsOf(bytesOf(...marks, 'Dorp', [0xff, 0xfe], '\n'), {encoding: 'utf-16le'}).flatMap(({edit}) => edit?.span.start ?? [])
  assert.equal(edits(mark), [])
  assert.equal(edits(mark, mark), [3])
  assert.equal(edits(mark, mark, mark), [3, 6])
  // Nothing else would be believed here.
  assert.equal(findingsOf(bytesOf(mark, mark, 'Dorp\n'), {encoding: 'utf-16le'}).flatMap(({edit}) => edit?.span.start ?? []), [0, 3])
})

test('a misread mark that code shows is information', () => {
  const [finding] = findingsOf(bytesOf('```\n\u00ef\u00bb\u00bf<?php\n```\n'), {path: 'a.md'})
  assert.is(finding?.level, 'info')
  assert.match(finding?.note ?? '', /quotation/)
  // A mark as it is cannot be seen, so nobody shows it on purpose.
  assert.is(findingsOf(bytesOf('```\n\ufeff<?php\n```\n'), {path: 'a.md'})[0]?.level, 'error')
})

test('the repository asks for the mark by utf-8-bom, in files of ASCII alone as well', () => {
  for (const text of ['ascii\n', '\u00e9\n']) {
    const [finding, ...others] = findingsOf(bytesOf(text), {declared: 'utf-8-bom'})
    assert.equal(others, [])
    assert.match(finding?.note ?? '', /declares the file to be `utf-8-bom`/)
    assert.equal(findingsOf(bytesOf('\ufeff', text), {declared: 'UTF-8-BOM'}), [])
  }
  assert.equal(findingsOf(bytesOf(''), {declared: 'utf-8-bom'}), [])
  assert.is(findingsOf(bytesOf('\ufeffa'), {declared: 'utf-8'}).length, 1)
})

test('the mark of UTF-16 is no finding where somebody outside the file declares UTF-16', () => {
  const wide = bytesOf([0xff, 0xfe], 'a\0')
  for (const known of [{declared: 'utf-16le'}, {declared: 'UTF-16'}, {encoding: 'utf-16le'}]) assert.equal(findingsOf(wide, known), [], JSON.stringify(known))
  assert.is(findingsOf(wide, {declared: 'utf-8'}).length, 1)
})

test.run()
