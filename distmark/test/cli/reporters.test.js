import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOnly } from '../../src/cli/reporters/file-report.js';
import { jsonReport } from '../../src/cli/reporters/json.js';
import { stylishReport } from '../../src/cli/reporters/stylish.js';
import { emptyReport, handMade } from './reporters/sample.js';
function message(reason, line, fatal) {
    return handMade({ reason, line, fatal });
}
function report(path, findings) {
    return { ...emptyReport, path, findings };
}
const many = (count) => Array.from({ length: count }, (_, index) => message('Unexpected x, expected y', index + 1, true));
test('no messages are no text, and an empty array', () => {
    assert.is(stylishReport([], { color: false, hasNotes: true }), '');
    assert.is(jsonReport([]), '[]\n');
});
test('nothing that comes from a file reaches the terminal as a control, and colour is ours alone', () => {
    const shown = message('Unexpected \u001b[2J\u202e', 1, true);
    shown.message.note = 'first\u009b\nsecond';
    const text = stylishReport([report('\u001b]0;x\u0007\n.md', [shown])], { color: false, hasNotes: true });
    assert.not.match(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    assert.match(text, /^U\+001B\]0;xU\+0007U\+000A\.md\n/);
    assert.match(text, /firstU\+009B\n +second/);
});
test('past 1,000 messages it says how many there are and what lists them', () => {
    const text = stylishReport([report('a.md', many(900)), report('b.md', many(300))], { color: false, hasNotes: true });
    assert.is(text.split('\n').filter((line) => line.includes('no-bom')).length, 1000);
    assert.match(text, /1,000 of 1,200 findings are shown; --format json lists all\.\n$/);
});
test('exactly 1,000 messages are all shown, without a word', () => {
    assert.not.match(stylishReport([report('a.md', many(1000))], { color: false, hasNotes: true }), /are shown/);
});
test('the last line counts all findings, also those that are not shown, and infos are no brackets', () => {
    const lastLines = (findings, color) => stylishReport([report('a.md', findings)], { color, hasNotes: false }).split('\n').slice(-3).join('\n');
    assert.is(lastLines([message('a', 1, undefined)], false), '\n1 info\n');
    assert.is(lastLines([message('a', 1, true), message('b', 2, false), message('c', 3, undefined), message('d', 4, undefined)], false), '\n\u2716 1 error, \u26a0 1 warning, 2 infos\n');
    assert.is(lastLines([message('a', 1, true)], true), '\n\u001b[31m\u2716\u001b[39m 1 error\n');
    assert.match(stylishReport([report('a.md', many(1200))], { color: false, hasNotes: false }), /\n\n\u2716 1,200 errors\n1,000 of/);
});
test('neither the name of a file nor a note gives a command to the log', () => {
    const shown = message('Unexpected ##vso[task.complete result=Failed;]', 1, true);
    shown.message.note = 'first\n  ::add-mask::e\n##[group]';
    const text = stylishReport([report('::error::no.md', [shown])], { color: false, hasNotes: true });
    assert.not.match(text, /^\s*::|##(?:\[|vso\[)/m);
    assert.match(text, /^:U\+003Aerror::no\.md\n/);
});
test('JSON is ASCII, whatever the text and the name hold, and gives it back', () => {
    const text = jsonReport([report('caf\u00e9\u007f.md', [message('Unexpected \ud83d\ude00\ud800', 2, false)])]);
    assert.match(text, /^[\n -~]*$/);
    const [file] = JSON.parse(text);
    assert.is(file.path, 'caf\u00e9\u007f.md');
    assert.is(file.messages[0].reason, 'Unexpected \ud83d\ude00\ud800');
});
test('JSON gives no command to the log, and the text back', () => {
    const reason = '##[add-mask]e ##vso[task.complete] ## [x] ##teamcity[a]';
    const text = jsonReport([report('a.md', [message(reason, 2, false)])]);
    assert.not.match(text, /##(?:\[|vso\[|teamcity\[)/);
    assert.is(JSON.parse(text)[0].messages[0].reason, reason);
});
test('JSON names severities, ends and counts, and null is the fatal of an info', () => {
    const [file] = JSON.parse(jsonReport([report('a.md', [message('a', 1, true), message('b', 2, false), message('c', 3, undefined)])]));
    assert.equal(file.counts, { 'no-bom': 3 });
    assert.equal(file.messages.map((one) => [one.severity, one.fatal]), [['error', true], ['warning', false], ['info', null]]);
    assert.equal([file.messages[0].line, file.messages[0].column, file.messages[0].endLine, file.messages[0].endColumn], [1, 1, 1, 3]);
});
test('only errors leaves files without one out', () => {
    const left = errorsOnly([report('a.md', [message('a', 1, false)]), report('b.md', [message('b', 1, undefined), message('c', 2, true)])]);
    assert.equal(left.map(({ path, findings }) => [path, findings.map((finding) => finding.message.reason)]), [['b.md', ['c']]]);
});
test.run();
