import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../src/encoding/standard-codecs.js';
import { byteStructureOf } from '../../src/mojibake/byte-structure.js';
import { readings } from '../../src/mojibake/proved-reading.js';
test('a damaged line is shown as sequences of lead and continuations', () => {
    // A WITH TILDE, COPYRIGHT SIGN.
    assert.equal(byteStructureOf('t\u00c3\u00a9', 'windows-1252'), [
        { found: 't', foundStart: 0, bytes: [0x74], roles: ['ascii'], expected: 't' },
        { found: '\u00c3\u00a9', foundStart: 1, bytes: [0xc3, 0xa9], roles: ['lead', 'continuation'], expected: '\u00e9' }
    ]);
});
test('every place is shown at which a line stops to go back', () => {
    // E WITH ACUTE leads three bytes; ZHE is in no Western table; A0 continues nothing; U+0080 as a whole may not come back.
    assert.equal(byteStructureOf('\u00e9\u0416\u00a0\u00c2\u0080', 'latin-1')?.map(({ found, bytes, roles, problem }) => ({ found, bytes, roles, problem })), [
        { found: '\u00e9', bytes: [0xe9], roles: ['lead'], problem: 'cut' },
        { found: '\u0416', bytes: [], roles: [], problem: 'no-byte' },
        { found: '\u00a0', bytes: [0xa0], roles: ['continuation'], problem: 'stray' },
        { found: '\u00c2\u0080', bytes: [0xc2, 0x80], roles: ['lead', 'continuation'], problem: 'forbidden' }
    ]);
});
test('the groups of a line are the line, whatever the table', () => {
    const line = '\ud800a\u00ff\u{1f600}\u4e2d\u00c3 \u00e2\u20ac\u2122';
    for (const name of ['utf-8', 'windows-1252', 'koi8-r', 'cp437'])
        assert.is(byteStructureOf(line, name)?.map(({ found }) => found).join(''), line, name);
});
test('a line has bytes of its own', () => {
    assert.equal(byteStructureOf('a\u{1f600}', 'utf-8'), [
        { found: 'a', foundStart: 0, bytes: [0x61], roles: ['ascii'], expected: 'a' },
        { found: '\u{1f600}', foundStart: 1, bytes: [0xf0, 0x9f, 0x98, 0x80], roles: ['lead', 'continuation', 'continuation', 'continuation'], expected: '\u{1f600}' }
    ]);
});
test('a name of no single-byte table has no structure', () => {
    assert.is(byteStructureOf('a', 'gbk'), undefined);
    assert.is(byteStructureOf('a', 'utf-16le'), undefined);
});
test('a layer through a multi-byte encoding takes several characters at once', () => {
    // Simplified "hello" twice over: six bytes, read two by two as three hanzi.
    const [reading] = readings('\u6d63\u72b2\u30bd');
    assert.is(reading?.text, '\u4f60\u597d');
    assert.equal(byteStructureOf('\u6d63\u72b2\u30bd', reading.layers[0]), [
        { found: '\u6d63\u72b2\u30bd', foundStart: 0, bytes: [0xe4, 0xbd, 0xa0, 0xe5, 0xa5, 0xbd], roles: ['lead', 'continuation', 'continuation', 'lead', 'continuation', 'continuation'], expected: '\u4f60\u597d' }
    ]);
});
test.run();
