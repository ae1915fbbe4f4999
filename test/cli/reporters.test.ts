import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {VFileMessage} from 'vfile-message'
import {errorsOnly, type FileReport} from '../../src/cli/reporters/file-report.ts'
import {jsonReport} from '../../src/cli/reporters/json.ts'
import {stylishReport} from '../../src/cli/reporters/stylish.ts'

function message(reason: string, line: number, fatal: boolean | undefined): VFileMessage {
  const made = new VFileMessage(reason, {place: {start: {line, column: 1}, end: {line, column: 3}}, ruleId: 'no-bom', source: 'mojilint'})
  made.fatal = fatal
  return made
}

function report(path: string | undefined, messages: VFileMessage[]): FileReport {
  return {path, cwd: '/work', encoding: 'utf-8', decidedBy: 'valid-utf-8', messages}
}

const many = (count: number): VFileMessage[] => Array.from({length: count}, (_, index) => message('Unexpected x, expected y', index + 1, true))

test('no messages are no text, and an empty array', () => {
  assert.is(stylishReport([], {color: false, hasNotes: true}), '')
  assert.is(jsonReport([]), '[]\n')
})

test('nothing that comes from a file reaches the terminal as a control, and colour is ours alone', () => {
  const shown = message('Unexpected \u001b[2J\u202e', 1, true)
  shown.note = 'first\u009b\nsecond'
  const text = stylishReport([report('\u001b]0;x\u0007\n.md', [shown])], {color: false, hasNotes: true})
  assert.not.match(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  assert.match(text, /^U\+001B\]0;xU\+0007U\+000A\.md\n/)
  assert.match(text, /firstU\+009B\n +second/)
})

test('past 1,000 messages it says how many there are and what lists them', () => {
  const text = stylishReport([report('a.md', many(900)), report('b.md', many(300))], {color: false, hasNotes: true})
  assert.is(text.split('\n').filter((line) => line.includes('no-bom')).length, 1000)
  assert.match(text, /1000 of 1200 findings are shown; --format json lists all\.\n$/)
})

test('exactly 1,000 messages are all shown, without a word', () => {
  assert.not.match(stylishReport([report('a.md', many(1000))], {color: false, hasNotes: true}), /are shown/)
})

test('JSON is ASCII, whatever the text and the name hold, and gives it back', () => {
  const text = jsonReport([report('caf\u00e9\u007f.md', [message('Unexpected \ud83d\ude00\ud800', 2, false)])])
  assert.match(text, /^[\n -~]*$/)
  const [file] = JSON.parse(text)
  assert.is(file.path, 'caf\u00e9\u007f.md')
  assert.is(file.messages[0].reason, 'Unexpected \ud83d\ude00\ud800')
})

test('JSON names severities, ends and counts, and null is the fatal of an info', () => {
  const [file] = JSON.parse(jsonReport([report('a.md', [message('a', 1, true), message('b', 2, false), message('c', 3, undefined)])]))
  assert.equal(file.counts, {'no-bom': 3})
  assert.equal(file.messages.map((one: {severity: string; fatal: unknown}) => [one.severity, one.fatal]), [['error', true], ['warning', false], ['info', null]])
  assert.equal([file.messages[0].line, file.messages[0].column, file.messages[0].endLine, file.messages[0].endColumn], [1, 1, 1, 3])
})

test('only errors leaves files without one out', () => {
  const left = errorsOnly([report('a.md', [message('a', 1, false)]), report('b.md', [message('b', 1, undefined), message('c', 2, true)])])
  assert.equal(left.map(({path, messages}) => [path, messages.map(({reason}) => reason)]), [['b.md', ['c']]])
})

test.run()
