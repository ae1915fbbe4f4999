import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {rules} from '../../rules/index.ts'
import {configure} from '../../src/lint/config.ts'
import {createDocument} from '../../src/lint/document.ts'
import {lint} from '../../src/lint/lint.ts'
import {createScope} from '../../src/lint/markdown-scope.ts'
import {bytesOf} from '../lint/random-bytes.ts'

/** What the rule says of a file, as reason and note. */
function told(bytes: Uint8Array, {path = 'a.txt', noMojibake = 'error' as unknown} = {}): readonly {readonly reason: string; readonly note: string}[] {
  const document = createDocument({bytes, path})
  const findings = lint(document, {rules: configure(rules, {rules: {'no-mojibake': noMojibake}}), scopeOf: createScope(document)})
  return findings.filter(({ruleId}) => ruleId === 'ambiguous-encoding').map(({reason, note = ''}) => ({reason, note}))
}

const cyrillic = (text: string): readonly number[] => [...text].map((character) => (character < '\x80' ? character.charCodeAt(0) : character.charCodeAt(0) - 0x410 + 0xc0))
const russian = '\u0417\u0430\u0432\u0442\u0440\u0430 \u0431\u0443\u0434\u0435\u0442 \u0434\u043e\u0436\u0434\u044c, \u0432\u043e\u0437\u044c\u043c\u0438 \u0437\u043e\u043d\u0442'

test('the first bad byte is named with its bytes, and the likeliest encoding comes first', () => {
  const [only, ...others] = told(bytesOf('# x\n', cyrillic(russian), '\n', cyrillic(russian), '\n'))
  assert.equal(others, [])
  assert.match(only!.reason, /^Unexpected byte C7 \(.*\), expected UTF-8; the line reads as windows-1251/)
  assert.ok(only!.note.includes(`as windows-1251: \`${russian}\``), only!.note)
})

test('further lines of the file are counted', () => {
  assert.match(told(bytesOf('na', [0xef], 've\nfa', [0xe7], 'ade\n'))[0]!.note, /^1 more line holds bytes/m)
  assert.match(told(bytesOf('na', [0xef], 've\nfa', [0xe7], 'ade\nca', [0xe7], 'a\n'))[0]!.note, /^2 more lines hold bytes/m)
})

test('the note tells what to do', () => {
  assert.match(told(bytesOf('na', [0xef], 've\n'))[0]!.note, /save it as UTF-8 .* `--encoding`/)
})

test('the bytes around the bad one are read, however far in the line it stands', () => {
  const [only] = told(bytesOf('x '.repeat(3000), cyrillic(russian), ' y'.repeat(3000), '\n'))
  assert.match(only!.reason, /the line reads as windows-1251/)
})

test('a long line is not cut inside a character of two bytes', () => {
  const hanzi = [0xbd, 0xf1, 0xcc, 0xec, 0xcc, 0xec, 0xc6, 0xf8, 0xba, 0xdc, 0xba, 0xc3]
  for (const lead of ['', 'x']) {
    const [only] = told(bytesOf(lead, ...Array.from({length: 60}, () => hanzi), ', ', ...Array.from({length: 300}, () => hanzi), '\n'))
    assert.match(only!.reason, /the line reads as gb18030/)
  }
})

test('each kind of fault has its words', () => {
  const reasonOf = (...bytes: readonly number[]): string => told(bytesOf('\u00e9t\u00e9 \u2013 \u20ac \u00fcber\n', bytes, '\n'))[0]!.reason
  assert.match(reasonOf(0x80), /byte 80 \(no UTF-8 sequence begins so\)/)
  assert.match(reasonOf(0xe2, 0x82), /bytes E2 82 \(a UTF-8 sequence that ends too early\), expected UTF-8$/)
  assert.match(reasonOf(0xc0, 0xaf), /\(an overlong form\)/)
  assert.match(reasonOf(0xed, 0xa0, 0xbd), /\(half of a surrogate pair, as in CESU-8\)/)
  assert.match(reasonOf(0xf4, 0x90, 0x80, 0x80), /\(beyond U\+10FFFF\)/)
})

test('a line of readings that differ lists each with its table and its gain', () => {
  const [only] = told(bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n'))
  assert.match(only!.reason, /^Unexpected `\u00c3\u017errebr\u00c3\u017e`, expected one of `\u00f8rrebr\u00f8` \(iso-8859-15\), `\u00fcrrebr\u00fc` \(iso-8859-10\)/)
  assert.match(only!.note, /UTF-8 read as iso-8859-15.*, gain \d+\.\d nats\n.*UTF-8 read as iso-8859-10.*, gain \d+\.\d nats\n/)
  assert.match(only!.note, /`--fix` leaves the line/)
})

test('a reading that only names a control is told with the letters beside it, as the others are', () => {
  const [only] = told(bytesOf('S\u00c5\u0093de\n'))
  assert.match(only!.reason, /^Unexpected `\u00c5<U\+0093>`, expected one of /)
  for (const text of ['\u00c5\u201c', '\u0153']) assert.ok(only!.reason.includes(`\`${text}\` (`), `${text} in ${only!.reason}`)
})

test('damage that is allowed, or in code that is passed over, is not listed either', () => {
  const damage = 'Sm\u00c3\u017errebr\u00c3\u017ed'
  assert.is(told(bytesOf(damage), {noMojibake: ['error', {allow: [damage]}]}).length, 0)
  assert.is(told(bytesOf(`\`${damage}\``), {path: 'a.md', noMojibake: ['error', {code: 'skip'}]}).length, 0)
  assert.is(told(bytesOf(damage), {path: 'a.md', noMojibake: ['error', {code: 'skip'}]}).length, 1)
})

test('readings are listed where no-mojibake is off', () => {
  assert.is(told(bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n'), {noMojibake: 'off'}).length, 1)
})

test('options of no-mojibake hold for the readings of a line though that rule is off', () => {
  const line = bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed\n')
  assert.is(told(line).length, 1)
  assert.is(told(line, {noMojibake: 'off'}).length, 1)
  assert.equal(told(line, {noMojibake: ['off', {allow: ['Sm\u00c3\u017errebr\u00c3\u017ed']}]}), [])
})

test.run()
