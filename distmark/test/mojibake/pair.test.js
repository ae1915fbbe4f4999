import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isMultiByteName } from '../../src/encoding/multi-byte.js';
import { isProved, pairsOf } from '../../src/mojibake/pair.js';
import { readingsOf } from '../../src/mojibake/reading.js';
import { bitOf, defaultTables } from '../../src/mojibake/reversal-tables.js';
import { seededRandom } from '../seeded-random.js';
import { misread, readThrough } from './misreading.js';
import { randomDamage } from './random-damage.js';
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function readingOf(line, text) {
    const reading = readingsOf(line, defaultTables).find((candidate) => candidate.text === text);
    if (reading === undefined)
        throw new Error(`${escape(line)} has no reading ${escape(text)}`);
    return reading;
}
const windows1252 = Math.log2(bitOf('windows-1252'));
const pairsFor = (line, text) => pairsOf(line, readingOf(line, text));
test('pairs and what lies between them make up the line and the reading', () => {
    const random = seededRandom(66);
    let seen = 0;
    for (let round = 0; round < 6000; round++) {
        const damage = randomDamage(random);
        if (damage === undefined)
            continue;
        for (const reading of readingsOf(damage.line, defaultTables)) {
            const where = `seed 66, round ${round}: ${escape(damage.right)} through ${damage.tables.join(', ')}`;
            seen += checkPairs(damage.line, reading, where);
        }
    }
    assert.ok(seen > 10_000, `${seen} pairs`);
});
function checkPairs(line, reading, where) {
    const pairs = pairsOf(line, reading);
    const isSingleByte = reading.layers.every(({ tables }) => !tables.some((name) => name === 'gb18030' || isMultiByteName(name)));
    let foundEnd = 0;
    let expectedEnd = 0;
    let rebuilt = '';
    for (const pair of pairs) {
        const untouched = line.slice(foundEnd, pair.foundStart);
        assert.is(reading.text.slice(expectedEnd, pair.expectedStart), untouched, `${where}: between pairs nothing changes`);
        assert.is(line.slice(pair.foundStart, pair.foundStart + pair.found.length), pair.found, where);
        if (isSingleByte)
            assert.is(Array.from(pair.expected).length, 1, `${where}: a pair is about one character`);
        if (isSingleByte)
            checkSteps(pair, where);
        else
            assert.ok(decodings(Uint8Array.from(pair.bytes)).includes(pair.steps?.[0]?.text ?? pair.expected), where);
        rebuilt += untouched + pair.expected;
        foundEnd = pair.foundStart + pair.found.length;
        expectedEnd = pair.expectedStart + pair.expected.length;
    }
    assert.is(rebuilt + line.slice(foundEnd), reading.text, `${where}: the pairs rebuild the reading`);
    assert.is(line.slice(foundEnd), reading.text.slice(expectedEnd), where);
    return pairs.length;
}
/** Decodes the bytes of a pair step by step until its expected character stands there. */
function checkSteps(pair, where) {
    const steps = [{ text: pair.found, bytes: pair.bytes }, ...(pair.steps ?? [])];
    steps.forEach(({ text, bytes }, index) => {
        const next = steps[index + 1]?.text ?? pair.expected;
        assert.is(bytes.length, text.length, `${where}: one byte for each character of ${escape(text)}`);
        assert.ok(bytes.every((byte) => byte >= 0x80 && byte <= 0xff), where);
        assert.ok(decodings(Uint8Array.from(bytes)).includes(next), `${where}: ${escape(text)} leads to ${escape(next)}`);
    });
}
function decodings(bytes) {
    // A C1 control stands for a windows-1252 character, and neighbours that were right letters all along stand for themselves.
    const named = readThrough(bytes, 'windows-1252');
    try {
        return [named, strict.decode(bytes)];
    }
    catch {
        return [named];
    }
}
test('a pair is a character with the bytes that spell it', () => {
    assert.equal(pairsFor('un caf\u00c3\u00a9!', 'un caf\u00e9!'), [{ found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 6, expectedStart: 6 }]);
    assert.equal(pairsFor('\u00e2\u20ac\u0153\u00c3\u00a9', '\u201c\u00e9'), [
        { found: '\u00e2\u20ac\u0153', bytes: [0xe2, 0x80, 0x9c], expected: '\u201c', foundStart: 0, expectedStart: 0 },
        { found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 3, expectedStart: 1 }
    ]);
});
test('a sequence of four bytes is one pair of one character in two code units', () => {
    assert.equal(pairsFor('a \u00f0\u0178\u02dc\u20ac\u00c3\u00a9', 'a \u{1f600}\u00e9'), [
        { found: '\u00f0\u0178\u02dc\u20ac', bytes: [0xf0, 0x9f, 0x98, 0x80], expected: '\u{1f600}', foundStart: 2, expectedStart: 2 },
        { found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 6, expectedStart: 4 }
    ]);
});
test('a character that was misread twice has one pair with the step between', () => {
    assert.equal(pairsFor('\u00c3\u0192\u00c2\u00a9', '\u00e9'), [
        { found: '\u00c3\u0192\u00c2\u00a9', bytes: [0xc3, 0x83, 0xc2, 0xa9], expected: '\u00e9', foundStart: 0, expectedStart: 0, steps: [{ text: '\u00c3\u00a9', bytes: [0xc3, 0xa9] }] }
    ]);
});
test('four bytes that were misread three times make one pair', () => {
    const once = misread('x\u{1f600}y', 'windows-1252') ?? '';
    const twice = misread(once, 'latin-1') ?? '';
    const thrice = misread(twice, 'windows-1252') ?? '';
    const [pair, ...others] = pairsFor(thrice, 'x\u{1f600}y');
    assert.is(others.length, 0);
    assert.is(pair?.found, thrice.slice(1, -1));
    assert.equal(pair?.steps?.map(({ text }) => text), [twice.slice(1, -1), once.slice(1, -1)]);
});
test('controls that were misread once more are followed through both kinds of layer', () => {
    // RIGHT SINGLE QUOTATION MARK as byte 92, read as latin-1, saved as UTF-8 and read as windows-1252.
    const line = misread('it\u0092s \u00e9', 'windows-1252') ?? '';
    assert.is(line, 'it\u00c2\u2019s \u00c3\u00a9');
    assert.equal(pairsFor(line, 'it\u2019s \u00e9'), [
        { found: '\u00c2\u2019', bytes: [0xc2, 0x92], expected: '\u2019', foundStart: 2, expectedStart: 2, steps: [{ text: '\u0092', bytes: [0x92] }] },
        { found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 6, expectedStart: 5 }
    ]);
});
test('a pair of a multi-byte encoding is the smallest piece in which both sides have whole characters', () => {
    assert.equal(pairsFor('caf\u8305 x', 'caf\u00e9 x'), [{ found: '\u8305', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 3, expectedStart: 3 }]);
    // Two characters of three bytes, read as three of two.
    assert.equal(pairsFor('a\u93c2\u56e6\u6b22b\u8305', 'a\u6587\u4ef6b\u00e9'), [
        { found: '\u93c2\u56e6\u6b22', bytes: [0xe6, 0x96, 0x87, 0xe4, 0xbb, 0xb6], expected: '\u6587\u4ef6', foundStart: 1, expectedStart: 1 },
        { found: '\u8305', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 5, expectedStart: 4 }
    ]);
    // The letter behind the quotation mark was taken in.
    assert.equal(pairsFor('it\u9225\u6a9a ok', 'it\u2019s ok'), [{ found: '\u9225\u6a9a', bytes: [0xe2, 0x80, 0x99, 0x73], expected: '\u2019s', foundStart: 2, expectedStart: 2 }]);
});
test('a pair of a multi-byte encoding and of a table shows the step between', () => {
    const once = misread('\u6587\u4ef6', 'gbk') ?? '';
    const line = misread(once, 'windows-1252') ?? '';
    assert.equal(pairsFor(line, '\u6587\u4ef6'), [
        { found: line, bytes: [...new TextEncoder().encode(once)], expected: '\u6587\u4ef6', foundStart: 0, expectedStart: 0, steps: [{ text: once, bytes: [0xe6, 0x96, 0x87, 0xe4, 0xbb, 0xb6] }] }
    ]);
});
test('of a line with C1 controls only these are pairs', () => {
    assert.equal(pairsFor('\u00e9\u0092\u00e9', '\u00e9\u2019\u00e9'), [{ found: '\u0092', bytes: [0x92], expected: '\u2019', foundStart: 1, expectedStart: 1 }]);
});
test('a character that one layer left alone beside one that it named shows its byte', () => {
    // A WITH CIRCUMFLEX stands in windows-1252 and latin-1 alike; the control is EURO SIGN in one, and A4 of iso-8859-15 in turn.
    const layers = [
        { tables: ['latin-1'], table: windows1252, original: 'windows-1252', text: '\u00c2\u20ac' },
        { tables: ['iso-8859-15'], table: Math.log2(bitOf('iso-8859-15')), original: 'utf-8', text: '\u00a4' }
    ];
    assert.equal(pairsOf('\u00c2\u0080', { text: '\u00a4', layers, gain: 0 }), [
        { found: '\u00c2\u0080', bytes: [0xc2, 0x80], expected: '\u00a4', foundStart: 0, expectedStart: 0, steps: [{ text: '\u00c2\u20ac', bytes: [0xc2, 0xa4] }] }
    ]);
});
test('a reading through a multi-byte encoding is proved by the same bytes, and by those of other decoders', () => {
    const gbk = Math.log2(bitOf('gbk'));
    const claimOf = (text) => ({ text, layers: [{ tables: ['gbk'], table: gbk, original: 'utf-8', text }], gain: 0 });
    assert.ok(isProved('\u93c2\u56e6\u6b22', claimOf('\u6587\u4ef6')));
    assert.not(isProved('\u93c2\u56e6\u6b22', claimOf('\u6587')));
    assert.not(isProved('\u93c2\u56e6', claimOf('\u6587\u4ef6')));
    assert.not(isProved('\u93c2\u56e6\u6b22 ', claimOf('\u6587\u4ef6')));
    // A3 A0 is IDEOGRAPHIC SPACE now, and was a private-use character.
    for (const line of ['\u74f4\u72be\u3000', '\u74f4\u72be\ue5e5'])
        assert.ok(isProved(line, claimOf('\uaca0\uc8e0')));
});
const claim = (text, original = 'utf-8') => ({ text, layers: [{ tables: [], table: windows1252, original, text }], gain: 0 });
test('a reading is proved only when its bytes give the line again', () => {
    assert.ok(isProved('caf\u00c3\u00a9', claim('caf\u00e9')));
    assert.ok(isProved('it\u0092s', claim('it\u2019s', 'windows-1252')));
    assert.not(isProved('caf\u00c3\u00a9', claim('caf\u00ea')));
    assert.not(isProved('caf\u00c3\u00a9', claim('cafe')));
    assert.not(isProved('caf\u00c3\u00a9 ', claim('caf\u00e9')));
    assert.not(isProved('it\u0092s', claim('it\u2018s', 'windows-1252')));
});
test('a character without a byte proves nothing, whatever is claimed for it', () => {
    assert.not(isProved('\u4e2d', claim('\0')));
    assert.not(isProved('\u4e2d', claim('\0', 'windows-1252')));
    assert.not(isProved('\u4e2d', claim('\u6587', 'windows-1252')));
    assert.not(isProved('\0', claim('\u6587', 'windows-1252')));
    assert.not(isProved('\u00ff', claim('\u6587', 'windows-1252')));
});
test.run();
