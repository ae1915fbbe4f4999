import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readRightText } from '../../src/mojibake/right-text.js';
import { scan } from '../../src/mojibake/scan.js';
const read = (text) => {
    const utf8 = new TextEncoder().encode(text);
    return readRightText(utf8, scan(utf8));
};
test('counts the letters of lines without a trigger, capitals as small letters', () => {
    const { letters, lineCount } = read('\u00c9t\u00e9\nplain\n\u0436\u0443\u0416\nCaf\u00c3\u00a9\n');
    assert.is(lineCount, 2);
    assert.equal([...letters.counts].sort(), [[0xe9, 2], [0x436, 2], [0x443, 1]].sort());
    assert.is(letters.total, 5);
});
test('ASCII and damaged files have no right letters', () => {
    assert.equal(read('plain\ntext\n'), { letters: { counts: new Map(), total: 0 }, lineCount: 0 });
    assert.is(read('Caf\u00c3\u00a9\r\nCaf\u00c3\u00a9').lineCount, 0);
});
test('a large file is read in samples, and its lines are estimated', () => {
    const { letters, lineCount } = read('\u00e9t\u00e9 \u00e0 la plage\n'.repeat(60_000));
    assert.ok(lineCount > 55_000 && lineCount < 65_000, String(lineCount));
    assert.ok(letters.total < 60_000, String(letters.total));
});
test.run();
