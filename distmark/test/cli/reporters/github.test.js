import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { githubReport } from '../../../src/cli/reporters/github.js';
import { emptyReport, handMade, reportFor } from './sample.js';
const settings = { hasNotes: false, root: '/work' };
/** The lines of a report, and each command taken apart as GitHub's runner does it. */
function commandsIn(text) {
    return text.trimEnd().split(/\r\n|\n|\r/).map((line) => {
        const [, command = '', list = '', body = ''] = /^\s*::(\w+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
        const decode = (value) => value.replace(/%(25|0D|0A|3A|2C)/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
        const properties = Object.fromEntries(list.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), decode(pair.slice(pair.indexOf('=') + 1))]));
        return { command, properties, text: decode(body) };
    });
}
test('a finding is a command with rule, file, place and text, and the text has the place as well', async () => {
    const [first] = githubReport([await reportFor('docs/a.md', Buffer.from('right\nlost: \ufffd\n'))], settings).split('\n');
    assert.is(first, '::error title=no-replacement-char,file=docs/a.md,line=2,col=7,endLine=2,endColumn=8::docs/a.md:2:7: Unexpected U+FFFD, expected the character that was lost');
});
test('percent, line ends, commas and colons of names and texts are escaped, and come back as they were', () => {
    const path = '50%,a:b::error::\r\n.md';
    const text = githubReport([{ ...emptyReport, path, findings: [handMade({ reason: '100%25 a,b: c\n::error::d', fatal: true })] }], settings);
    const [first, ...others] = commandsIn(text);
    assert.equal([first?.command, first?.properties['file'], first?.properties['title']], ['error', path, 'no-bom']);
    assert.is(first?.text, '50%,a:b::error::U+000DU+000A.md:1:1: 100%25 a,b: cU+000A::error::d');
    assert.equal(others.map(({ command, properties }) => [command, properties['title']]), [['notice', 'mojilint']]);
    assert.match(text, /^::error title=no-bom,file=50%25%2Ca%3Ab%3A%3Aerror%3A%3A%0D%0A\.md,/);
});
test('controls and bidirectional marks reach the log neither in names nor in texts nor in notes', () => {
    const finding = handMade({ reason: 'Unexpected \u001b[2J\u009b\u2028', fatal: true });
    finding.message.note = 'a\u0007\u202e\r\nb%\n::error::c';
    const text = githubReport([{ ...emptyReport, path: '\u001b]0;x\u0007.md', findings: [finding] }], { ...settings, hasNotes: true });
    assert.not.match(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
    assert.is(text.split('\n').length, 3);
    assert.match(commandsIn(text)[0]?.text ?? '', /\naU\+0007U\+202EU\+000D\nb%\n:U\+003Aerror::c$/);
});
test('a place that spans lines has no columns', () => {
    const [first] = commandsIn(githubReport([{ ...emptyReport, findings: [handMade({ reason: 'a', line: 2, endLine: 4, fatal: true })] }], settings));
    assert.equal(first?.properties, { title: 'no-bom', file: 'a.md', line: '2', endLine: '4' });
});
test('errors come first, and the summary stands before the infos, of which only ten are shown', () => {
    const findings = [undefined, false, true, undefined, true].map((fatal, index) => handMade({ reason: `${index}`, fatal }));
    const commands = commandsIn(githubReport([{ ...emptyReport, findings }, { ...emptyReport, path: 'b.md', findings }], settings));
    assert.equal(commands.map(({ command }) => command), ['error', 'error', 'error', 'error', 'warning', 'warning', 'notice', 'notice', 'notice', 'notice', 'notice']);
    assert.is(commands[6]?.text, '4 errors, 2 warnings, 4 infos in 2 files');
    assert.is(githubReport([], settings), '');
});
test('files are named from the top of the repository, texts as the user would type them', () => {
    const findings = [handMade({ reason: 'a', fatal: true })];
    const reports = ['docs/a.md', '../b.md', '/etc/c.md', undefined].map((path) => ({ ...emptyReport, cwd: '/work/sub', path, findings }));
    const commands = commandsIn(githubReport(reports, settings)).slice(0, 4);
    assert.equal(commands.map(({ properties }) => properties['file']), ['sub/docs/a.md', 'b.md', '/etc/c.md', undefined]);
    assert.equal(commands.map(({ text }) => text), ['docs/a.md:1:1: a', '../b.md:1:1: a', '/etc/c.md:1:1: a', '<stdin>:1:1: a']);
});
test.run();
