import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rdjsonReport } from '../../../src/cli/reporters/rdjson.js';
import { reportFor } from './sample.js';
const read = async (path, text) => JSON.parse(rdjsonReport([await reportFor(path, Buffer.from(text))])).diagnostics;
test('columns count bytes of UTF-8, from 1', async () => {
    // DESERET CAPITAL LETTER LONG I is four bytes and two code units, REPLACEMENT CHARACTER three bytes.
    const [found] = await read('a.md', '\u00e9\na\u{10400}b\ufffd\n');
    assert.equal(found.location, { path: 'a.md', range: { start: { line: 2, column: 7 }, end: { line: 2, column: 10 } } });
    assert.equal([found.severity, found.code.value], ['ERROR', 'no-replacement-char']);
    assert.is('suggestions' in found, false);
});
test('what --fix would put there is a suggestion for exactly the bytes of the finding', async () => {
    const line = '\u{10400} \ufeff Un caf\u00c3\u00a9 cr\u00c3\u00a8me';
    const bytes = Buffer.from(`Un caf\u00c3\u00a9 cr\u00c3\u00a8me\n${line}`);
    const [first, ...others] = await read('a.md', bytes.toString());
    const [suggestion] = first.suggestions;
    assert.equal(suggestion.range, { start: { line: 1, column: 7 }, end: { line: 1, column: 18 } });
    assert.is(Buffer.concat([bytes.subarray(0, 6), Buffer.from(suggestion.text), bytes.subarray(17, 20)]).toString(), 'Un caf\u00e9 cr\u00e8me\n');
    // Damage in part of a line is not proved, so nothing is suggested.
    assert.equal(others.map(({ suggestions }) => suggestions), others.map(() => undefined));
    assert.ok(others.length > 0);
});
test('a mark is three bytes, and a document without a name has its place all the same', async () => {
    const [found] = await read(undefined, '\ufeffa\n');
    assert.equal(found.location, { path: '<stdin>', range: { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } } });
    assert.equal(found.suggestions.map(({ text }) => text), ['']);
});
test('nothing found is a report without diagnostics', () => {
    assert.equal(JSON.parse(rdjsonReport([])), { source: { name: 'mojilint', url: 'https://github.com/mojilint/mojilint' }, diagnostics: [] });
});
test.run();
