import '../../src/encoding/standard-codecs.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import { alignedRows, terminalColumns } from '../../src/cli/explain/aligned-rows.js';
import { readExplainTarget } from '../../src/cli/explain/explain-target.js';
import { explanationText } from '../../src/cli/explain/explanation-text.js';
import { pairRows } from '../../src/cli/explain/pair-rows.js';
import { forTerminal } from '../../src/cli/terminal-text.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { explain } from '../../src/lint/explain.js';
import { bytesOf, randomFile, randomFrom } from '../lint/random-bytes.js';
import { scratch } from './scratch.js';
const defaults = configure(rules, {});
const textOf = (bytes, name) => explanationText(explain(createDocument({ bytes }), { rules: defaults }), { name, color: false });
test('columns are two blanks apart, whatever their characters take of a terminal', () => {
    assert.equal(alignedRows([['a', 'found', 'x'], ['10', '\u4e2d', 'y'], ['7', 'e\u0301', 'z']], 0), [' a  found  x', '10  \u4e2d     y', ' 7  e\u0301      z']);
    assert.equal(alignedRows([['head', 'b'], ['and 3 more']]), ['head        b', 'and 3 more']);
    assert.equal(alignedRows([]), []);
});
test('wide characters take two columns and marks none', () => {
    const widths = { '': 0, caf\u00e9: 4, '\u65e5\u672c': 4, '\ud55c': 2, '\uff21': 2, '\u{1f600}': 2, 'e\u0301': 1, '\u0e01\u0e34': 1, '\u0416': 1, '\u{1d49c}': 1 };
    for (const [text, width] of Object.entries(widths))
        assert.is(terminalColumns(text), width, JSON.stringify(text));
});
const pair = (found, foundStart, more = {}) => ({ found, bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart, expectedStart: 0, ...more });
test('pairs that are alike share a row with their places', () => {
    assert.equal(pairRows([pair('\u00c3\u00a9', 0), pair('\u00c3\u00a9', 9)]), [['column', 'found', 'bytes', 'expected'], ['1, 10', '\u00c3\u00a9', 'C3 A9', '\u00e9']]);
    const [, row = []] = pairRows(Array.from({ length: 7 }, (_, index) => pair('\u00c3\u00a9', index)));
    assert.is(row[0], '1, 2, 3, 4 +3');
});
test('pairs with steps and without stand in one table', () => {
    const [head, twice, once] = pairRows([pair('x', 0, { steps: [{ text: '\u00c3\u00a9', bytes: [0xc3, 0xa9] }] }), pair('y', 1)]);
    assert.equal(head, ['column', 'found', 'bytes', 'then', 'bytes', 'expected']);
    assert.equal(twice?.slice(3), ['\u00c3\u00a9', 'C3 A9', '\u00e9']);
    assert.equal(once?.slice(3), ['', '', '\u00e9']);
});
test('of many different pairs the first 24 are shown', () => {
    const rows = pairRows(Array.from({ length: 30 }, (_, index) => pair(String.fromCharCode(0x100 + index), index)));
    assert.is(rows.length, 26);
    assert.equal(rows.at(-1), ['and 6 more']);
});
test('an argument is a line of a file only where there is the file', () => {
    const cwd = scratch({ 'a.md': 'x\n', 'b:7': 'x\n', 'docs/c.md': 'x\n' });
    assert.equal(readExplainTarget('-', cwd), { kind: 'stdin' });
    assert.equal(readExplainTarget('a.md:12', cwd), { kind: 'file', file: 'a.md', lineNumber: 12 });
    assert.equal(readExplainTarget('docs/c.md:1', cwd), { kind: 'file', file: 'docs/c.md', lineNumber: 1 });
    assert.equal(readExplainTarget('a.md', cwd), { kind: 'file', file: 'a.md', lineNumber: undefined });
    assert.equal(readExplainTarget('b:7', cwd), { kind: 'file', file: 'b:7', lineNumber: undefined });
    assert.equal(readExplainTarget('b:7:1', cwd), { kind: 'file', file: 'b:7', lineNumber: 1 });
    assert.equal(readExplainTarget('c.md:1', cwd), { kind: 'text', text: 'c.md:1', isLikeFile: true });
    assert.equal(readExplainTarget('docs:1', cwd), { kind: 'text', text: 'docs:1', isLikeFile: false });
    assert.equal(readExplainTarget('a.md:x', cwd), { kind: 'text', text: 'a.md:x', isLikeFile: false });
    assert.equal(readExplainTarget('um 12:30', cwd), { kind: 'text', text: 'um 12:30', isLikeFile: false });
    for (const text of ['\0:1', 'a.md/x:1', `${'x'.repeat(5000)}:1`, 'a\nb'])
        assert.is(readExplainTarget(text, cwd).kind, 'text', JSON.stringify(text.slice(0, 20)));
});
test('whatever stands in a line, nothing steers the terminal', () => {
    const seed = 20260901;
    const random = randomFrom(seed);
    for (let run = 0; run < 500; run++) {
        const bytes = bytesOf('\x1b[31m\u202e::error::x ##[group] ', [...randomFile(random, 10)]);
        const text = textOf(bytes, 'a\u202e\x1b.md');
        // What is safe stays as it is.
        assert.is(forTerminal(text), text, `seed ${seed}, run ${run}`);
    }
});
test('a long line is shown around its damage', () => {
    const text = textOf(bytesOf(`${'word '.repeat(200)}caf\u00c3\u00a9 cr\u00c3\u00a8me${' word'.repeat(200)}`));
    const [expected = '', found = ''] = text.split('\n');
    assert.match(expected, /^expected  \u2026 .*caf\u00e9 cr\u00e8me.* \u2026$/);
    assert.match(found, /^found     \u2026 .*caf\u00c3\u00a9 cr\u00c3\u00a8me.* \u2026$/);
    assert.ok(expected.length < 450 && found.length < 450);
    assert.ok((textOf(bytesOf('word '.repeat(200))).split('\n')[0] ?? '').length < 450);
});
test('texts of several lines tell which is which, and right lines take one line', () => {
    assert.is(textOf(bytesOf('one\ntwo\n')), 'line 1  Nothing to mend: the line holds nothing beyond ASCII.\nline 2  Nothing to mend: the line holds nothing beyond ASCII.\n');
    const text = textOf(bytesOf('one\ncaf\u00c3\u00a9\ntwo\n'));
    assert.match(text, /^line 1 {2}Nothing[^\n]*\n\nline 2\nexpected {2}caf\u00e9\n[^]*\n\nline 3 {2}Nothing[^\n]*\n$/);
});
test('all readings that differ are shown with their pairs', () => {
    const text = textOf(bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed'));
    const readings = explain(createDocument({ bytes: bytesOf('Sm\u00c3\u017errebr\u00c3\u017ed') }), { rules: defaults })[0]?.outcome;
    if (readings?.kind !== 'ambiguous')
        throw new Error(readings?.kind);
    assert.match(text, /^either {4}/);
    for (const reading of readings.readings)
        assert.ok(text.includes(`\`${reading.text}\`  UTF-8 read as `), reading.text);
    assert.is(text.match(/^ +column {2}found/gm)?.length, readings.readings.length);
});
test.run();
