import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { breakerInWords, gainInWords, layersInWords, lossesInWords, pairInWords, pairsInWords, problemInWords, quoted, tablesOf } from '../../src/lint/reading-words.js';
const pair = (found, bytes, expected, more = {}) => ({ found, bytes, expected, foundStart: 0, expectedStart: 0, ...more });
const layer = (tables, original = 'utf-8') => ({ tables, table: 0, original, text: '' });
test('a pair is told as characters, bytes, character', () => {
    assert.is(pairInWords(pair('\u00c3\u00a9', [0xc3, 0xa9], '\u00e9')), '`\u00c3\u00a9` \u2190 C3 A9 \u2192 `\u00e9`');
});
test('invisible characters of a pair are named', () => {
    assert.is(pairInWords(pair('\u00c3\u00a0', [0xc3, 0xa0], '\u00e0')), '`\u00c3<U+00A0>` \u2190 C3 A0 \u2192 `\u00e0`');
    assert.is(pairInWords(pair('\u0092', [0x92], '\u2019')), '`<U+0092>` \u2190 92 \u2192 `\u2019`');
});
test('a pair of several layers tells every step', () => {
    const twice = pair('\u00c3\u0192\u00c2\u00a9', [0xc3, 0x83, 0xc2, 0xa9], '\u00e9', { steps: [{ text: '\u00c3\u00a9', bytes: [0xc3, 0xa9] }] });
    assert.is(pairInWords(twice), '`\u00c3\u0192\u00c2\u00a9` \u2190 C3 83 C2 A9 \u2192 `\u00c3\u00a9` \u2190 C3 A9 \u2192 `\u00e9`');
});
test('equal pairs are listed once, and at most 24 of them', () => {
    const e = pair('\u00c3\u00a9', [0xc3, 0xa9], '\u00e9');
    assert.is(pairsInWords([e, e]).split('\n').length, 1);
    const many = Array.from({ length: 30 }, (_, index) => pair(`\u00c3${String.fromCharCode(0xa1 + index)}`, [0xc3, 0xa1 + index], String.fromCharCode(0xe1 + index)));
    const lines = pairsInWords(many).split('\n');
    assert.is(lines.length, 25);
    assert.is(lines.at(-1), 'and 6 more');
    assert.is(pairsInWords(many.slice(0, 24)).split('\n').length, 24);
});
test('the misreading that happened first is told first', () => {
    assert.is(layersInWords([layer(['cp437']), layer(['windows-1252'])]), 'UTF-8 read as windows-1252, then UTF-8 read as cp437');
    assert.is(layersInWords([layer(['latin-1'], 'windows-1252')]), 'windows-1252 read as latin-1');
});
test('tables that agree are named, four of them at most', () => {
    assert.is(layersInWords([layer(['a', 'b'])]), 'UTF-8 read as a (or b)');
    assert.is(layersInWords([layer(['a', 'b', 'c', 'd', 'e', 'f'])]), 'UTF-8 read as a (or b, c, d and 2 more)');
});
test('tables of a reading are listed once, the last misreading first', () => {
    assert.equal(tablesOf({ text: '', gain: 0, layers: [layer(['cp437', 'cp850']), layer(['windows-1252', 'cp437'])] }), ['cp437', 'cp850', 'windows-1252']);
});
test('a gain has one decimal and its unit', () => {
    assert.is(gainInWords(12.345), '12.3 nats');
});
test('a long quotation is cut in the middle, between characters', () => {
    const long = quoted('\u{1f600}'.repeat(100));
    assert.is(long, `\`${'\u{1f600}'.repeat(30)} \u2026 ${'\u{1f600}'.repeat(30)}\``);
    assert.is(quoted('x'.repeat(60)), `\`${'x'.repeat(60)}\``);
});
test('a quotation shows no control as it is', () => {
    assert.is(quoted('a\x1b\u202eb'), '`a<U+001B><U+202E>b`');
});
test('each kind of loss is told once', () => {
    const lost = (kind) => pair('x', [0xc3], 'y', { lost: kind });
    assert.is(lossesInWords([lost('high byte'), lost('high byte')]).length, 1);
    assert.is(lossesInWords([lost('no-break space'), lost('question mark'), lost('dropped byte'), lost('high byte'), pair('x', [1], 'y')]).length, 4);
    assert.equal(lossesInWords([pair('x', [1], 'y')]), []);
});
test('the character that breaks the proof is named with its place and why', () => {
    const damage = { table: 'windows-1252', pairs: [pair('\u00c3\u00a9', [0xc3, 0xa9], '\u00e9')] };
    const missing = { index: 4, found: '\u0416', bytes: [], problem: 'no-byte' };
    assert.is(breakerInWords({ ...damage, breaker: missing }, 0), 'The line as a whole does not go back through windows-1252: `\u0416` (U+0416) at column 5 has no byte there.');
    assert.match(breakerInWords({ ...damage, breaker: missing }, 3), / at column 8 /);
});
test('bytes that break a proof are named, and what is wrong with them', () => {
    const words = (breaker) => problemInWords(breaker, 0);
    assert.is(words({ index: 0, found: '\u00a9', bytes: [0xa9], problem: 'stray' }), '`\u00a9` (byte A9) at column 1 begins no UTF-8 sequence');
    assert.is(words({ index: 2, found: '\u00e2\u20ac', bytes: [0xe2, 0x80], problem: 'cut' }), '`\u00e2\u20ac` (bytes E2 80) at column 3 begins a UTF-8 sequence that ends too early');
    assert.match(words({ index: 0, found: '\u00ef\u00bf\u00bd', bytes: [0xef, 0xbf, 0xbd], problem: 'forbidden', expected: '\ufffd' }), /bytes EF BF BD\).* U\+FFFD, which no repair may bring/);
});
test('where nothing but low bytes is left, no character breaks the proof', () => {
    assert.match(breakerInWords({ table: 'windows-1252', pairs: [pair('\x14', [0x14], '\u2014', { lost: 'high byte' })], breaker: undefined }, 0), /low byte alone/);
});
test.run();
