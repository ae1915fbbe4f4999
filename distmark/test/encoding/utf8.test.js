import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultAt, firstFault, isContinuation, sequenceLength, utf8Length } from '../../src/encoding/utf8.js';
import { seededRandom } from '../seeded-random.js';
const encoder = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
/** Every byte at which table 3-7 of the Unicode Standard changes its mind, with its neighbours. */
const turningPoints = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf7, 0xf8, 0xff];
function isDecodable(bytes) {
    try {
        strict.decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
/** Fails unless a decoder and `sequenceLength` see the same characters and the same replacements in `bytes`. */
function compareWithDecoder(bytes) {
    const decoded = lenient.decode(bytes);
    let codeUnit = 0;
    for (let offset = 0; offset < bytes.length;) {
        const length = sequenceLength(bytes, offset, bytes.length);
        const codePoint = decoded.codePointAt(codeUnit) ?? -1;
        const isRight = length < 0 ? codePoint === 0xfffd : codePoint === spelt(bytes, offset, length);
        if (!isRight)
            assert.unreachable(`${hex(bytes.subarray(Math.max(0, offset - 4), offset + 8))}: length ${length} at ${Math.min(4, offset)}, decoded ${codePoint.toString(16)}`);
        offset += Math.abs(length);
        codeUnit += codePoint > 0xffff ? 2 : 1;
    }
    if (codeUnit !== decoded.length)
        assert.unreachable(`${hex(bytes.subarray(0, 16))}...: the decoder goes on`);
}
function spelt(bytes, offset, length) {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(offset, offset + length);
    if (length === 1)
        return first;
    if (length === 2)
        return (first % 32) * 64 + (second % 64);
    if (length === 3)
        return (first % 16) * 4096 + (second % 64) * 64 + (third % 64);
    return (first % 8) * 262144 + (second % 64) * 4096 + (third % 64) * 64 + (fourth % 64);
}
function hex(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
test('every sequence of one and two bytes is valid where the strict decoder takes it', () => {
    for (let first = 0; first < 256; first++) {
        assert.is(firstFault(Uint8Array.of(first)) === undefined, isDecodable(Uint8Array.of(first)), String(first));
        for (let second = 0; second < 256; second++) {
            const bytes = Uint8Array.of(first, second);
            if ((firstFault(bytes) === undefined) !== isDecodable(bytes))
                assert.unreachable(hex(bytes));
            compareWithDecoder(bytes);
        }
    }
});
test('sequences of three bytes at the turning points are valid where the strict decoder takes them', () => {
    for (const first of turningPoints) {
        for (const second of turningPoints) {
            for (const third of turningPoints) {
                const bytes = Uint8Array.of(first, second, third);
                if ((firstFault(bytes) === undefined) !== isDecodable(bytes))
                    assert.unreachable(hex(bytes));
            }
        }
    }
});
test('every sequence of three bytes is read and replaced as the decoder does', () => {
    // An ASCII letter ends each sequence; 256 of them go through one call, since a call for each takes minutes.
    const bytes = new Uint8Array(256 * 4).fill(0x2e);
    for (let first = 0; first < 256; first++) {
        for (let second = 0; second < 256; second++) {
            for (let third = 0; third < 256; third++) {
                bytes[third * 4] = first;
                bytes[third * 4 + 1] = second;
                bytes[third * 4 + 2] = third;
            }
            compareWithDecoder(bytes);
        }
    }
});
test('sequences of four bytes at the turning points are read and replaced as the decoder does', () => {
    const count = turningPoints.length;
    const bytes = new Uint8Array(count * count * 5).fill(0x2e);
    for (let first = 0xc0; first < 256; first++) {
        for (const second of turningPoints) {
            turningPoints.forEach((third, row) => turningPoints.forEach((fourth, column) => bytes.set([first, second, third, fourth], (row * count + column) * 5)));
            compareWithDecoder(bytes);
        }
    }
});
test('random bytes are read and replaced as the decoder does', () => {
    const random = seededRandom(8);
    for (let round = 0; round < 2000; round++) {
        const bytes = Uint8Array.from({ length: random.below(40) }, () => (random.below(4) === 0 ? random.below(256) : random.pick(turningPoints)));
        compareWithDecoder(bytes);
        assert.is(firstFault(bytes) === undefined, isDecodable(bytes), hex(bytes));
    }
});
const faults = [
    ['80', 'stray', 0, 1, 'a continuation byte begins nothing'],
    ['bf', 'stray', 0, 1, 'nor does the last one'],
    ['41 80 41', 'stray', 1, 1, 'behind ASCII'],
    ['c3 a9 a9', 'stray', 2, 1, 'one continuation too many'],
    ['e2 82 ac 80', 'stray', 3, 1, 'behind a whole sequence, at the end of input'],
    ['fe', 'stray', 0, 1, 'UTF-8 never uses FE'],
    ['ff fe', 'stray', 0, 1, 'nor FF'],
    ['f8 88 80 80 80', 'stray', 0, 1, 'leads of five bytes are history'],
    ['fc 80', 'stray', 0, 1, 'leads of six, too'],
    ['c0', 'stray', 0, 1, 'C0 leads nothing'],
    ['c1 62', 'stray', 0, 1, 'nor C1, a capital A with acute in windows-1252'],
    ['70 f5 68 69', 'stray', 1, 1, 'nor F5, an o with tilde in windows-1252'],
    ['f7', 'stray', 0, 1, 'nor F7'],
    ['c3', 'cut', 0, 1, 'the end of input after a lead of two'],
    ['c3 28', 'cut', 0, 1, 'ASCII after a lead of two'],
    ['c3 c3 a9', 'cut', 0, 1, 'a lead after a lead'],
    ['e2', 'cut', 0, 1, 'the end of input after a lead of three'],
    ['e2 82', 'cut', 0, 2, 'the end of input before the third byte'],
    ['61 e2 82 28', 'cut', 1, 2, 'ASCII for the third byte'],
    ['e0', 'cut', 0, 1, 'nothing says that it is overlong'],
    ['e0 a0', 'cut', 0, 2, 'U+0800 without its end'],
    ['ed', 'cut', 0, 1, 'nothing says that it is a surrogate'],
    ['ed 9f', 'cut', 0, 2, 'U+D7FF without its end'],
    ['f0', 'cut', 0, 1, 'the end of input after a lead of four'],
    ['f0 9f', 'cut', 0, 2, 'two of four'],
    ['f0 9f 98', 'cut', 0, 3, 'three of four'],
    ['f0 9f 98 41', 'cut', 0, 3, 'ASCII for the fourth byte'],
    ['f4 8f bf', 'cut', 0, 3, 'U+10FFFF without its end'],
    ['c0 80', 'overlong', 0, 1, 'NUL in two bytes, as Java writes it'],
    ['c1 bf', 'overlong', 0, 1, 'U+007F in two bytes'],
    ['e0 80 80', 'overlong', 0, 1, 'NUL in three'],
    ['e0 9f bf', 'overlong', 0, 1, 'U+07FF in three'],
    ['f0 80 80 80', 'overlong', 0, 1, 'NUL in four'],
    ['f0 8f bf bf', 'overlong', 0, 1, 'U+FFFF in four'],
    ['ed a0 80', 'surrogate', 0, 1, 'U+D800'],
    ['ed bf bf', 'surrogate', 0, 1, 'U+DFFF'],
    ['ed a0 bd ed b8 80', 'surrogate', 0, 1, 'a pair, as CESU-8 has it'],
    ['ed a0', 'surrogate', 0, 1, 'even when it is cut'],
    ['f4 90 80 80', 'beyond-range', 0, 1, 'U+110000'],
    ['f5 80 80 80', 'beyond-range', 0, 1, 'U+140000'],
    ['f7 bf bf bf', 'beyond-range', 0, 1, 'U+1FFFFF']
];
test('every kind of fault is named, with its place and its length', () => {
    for (const [written, kind, byteOffset, length, why] of faults) {
        const bytes = Uint8Array.from(written.split(' '), (byte) => Number.parseInt(byte, 16));
        assert.equal(firstFault(bytes), { kind, byteOffset, length }, `${written}: ${why}`);
        assert.equal(faultAt(bytes, byteOffset), { kind, byteOffset, length }, written);
    }
});
test('nothing outside the range is read', () => {
    const bytes = encoder.encode('a\u00e9\u20ac\u{1f600}\u00e9');
    for (let start = 0; start <= bytes.length; start++) {
        for (let end = start; end <= bytes.length; end++) {
            const alone = firstFault(bytes.slice(start, end));
            assert.equal(firstFault(bytes, start, end), alone && { ...alone, byteOffset: alone.byteOffset + start }, `${start} to ${end}`);
        }
    }
    assert.is(firstFault(new Uint8Array()), undefined);
});
test('continuation bytes are 80 to BF', () => {
    for (let byte = 0; byte < 256; byte++)
        assert.is(isContinuation(byte), byte >= 0x80 && byte < 0xc0);
});
test('the length of a text in UTF-8 is what an encoder writes', () => {
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 0x400) {
        const text = String.fromCodePoint(...Array.from({ length: 0x400 }, (_, step) => codePoint + step));
        if (utf8Length(text) !== encoder.encode(text).length)
            assert.unreachable(codePoint.toString(16));
    }
    const random = seededRandom(16);
    for (let round = 0; round < 2000; round++) {
        const text = String.fromCharCode(...Array.from({ length: random.below(8) }, () => random.pick([0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd83d, 0xdbff, 0xdc00, 0xde00, 0xdfff, 0xe000, 0xffff])));
        assert.is(utf8Length(text), encoder.encode(text).length, escape(text));
    }
});
test.run();
