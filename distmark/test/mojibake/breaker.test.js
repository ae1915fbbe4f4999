import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { breakerOf } from '../../src/mojibake/breaker.js';
import { reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { reverse } from '../../src/mojibake/reverse.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
const windows1252 = 0;
const through = (name) => reversalTableNames.indexOf(name);
test('nothing breaks a line that goes back', () => {
    for (const sentence of Object.values(sentences)) {
        for (const [table, name] of reversalTableNames.entries()) {
            const damaged = misread(sentence, name);
            if (damaged !== undefined)
                assert.is(breakerOf(damaged, table), undefined, `${sentence} through ${name}`);
        }
    }
    assert.is(breakerOf('plain', windows1252), undefined);
    assert.is(breakerOf('', windows1252), undefined);
});
test('something breaks every line that does not go back', () => {
    for (const sentence of Object.values(sentences)) {
        for (const table of reversalTableNames.keys()) {
            if (reverse(sentence, table) === undefined)
                assert.ok(breakerOf(sentence, table), `${sentence} through ${reversalTableNames[table]}`);
        }
    }
});
test('the first character without a byte is named, also beyond the BMP', () => {
    assert.equal(breakerOf('caf\u00c3\u00a9 \u0416 \u4e2d', windows1252), { index: 6, found: '\u0416', bytes: [], problem: 'no-byte' });
    assert.equal(breakerOf('\u{1f600} \u0416', windows1252), { index: 0, found: '\u{1f600}', bytes: [], problem: 'no-byte' });
    assert.equal(breakerOf('\ufffd', windows1252), { index: 0, found: '\ufffd', bytes: [], problem: 'no-byte' });
});
test('bytes are told from the lead as far as they belong together', () => {
    // COPYRIGHT SIGN is a continuation; E WITH GRAVE leads three bytes, A WITH CIRCUMFLEX and EURO SIGN are two of three.
    assert.equal(breakerOf('a\u00a9', windows1252), { index: 1, found: '\u00a9', bytes: [0xa9], problem: 'stray' });
    assert.equal(breakerOf('pr\u00e8s', windows1252), { index: 2, found: '\u00e8', bytes: [0xe8], problem: 'cut' });
    assert.equal(breakerOf('\u00e2\u20ac!', windows1252), { index: 0, found: '\u00e2\u20ac', bytes: [0xe2, 0x80], problem: 'cut' });
    assert.equal(breakerOf('\u00c3\u00c3\u00a9', windows1252), { index: 0, found: '\u00c3', bytes: [0xc3], problem: 'cut' });
    assert.equal(breakerOf('x \u00c3', windows1252), { index: 2, found: '\u00c3', bytes: [0xc3], problem: 'cut' });
    // Y WITH DIAERESIS is FF, which UTF-8 never uses.
    assert.equal(breakerOf('\u00ff', windows1252), { index: 0, found: '\u00ff', bytes: [0xff], problem: 'stray' });
});
test('sequences that only look well-formed break a line', () => {
    assert.is(breakerOf('\u00e0\u0080\u0080', windows1252)?.problem, 'overlong');
    assert.is(breakerOf('\u00ed\u00a0\u0080', windows1252)?.problem, 'surrogate');
    assert.is(breakerOf('\u00f4\u0090\u0080\u0080', windows1252)?.problem, 'beyond-range');
});
test('what no repair may bring breaks a line where nothing else does', () => {
    const lost = misread('\ufffd', 'koi8-r') ?? '';
    assert.equal(breakerOf(`a ${lost} ${lost}`, through('koi8-r')), { index: 2, found: lost, bytes: [0xef, 0xbf, 0xbd], problem: 'forbidden', expected: '\ufffd' });
    assert.is(breakerOf(`a ${lost} \u4e2d`, through('koi8-r'))?.problem, 'no-byte');
});
test.run();
