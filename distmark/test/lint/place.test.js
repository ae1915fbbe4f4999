import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { byteOffsetAfter, placeFinder } from '../../src/lint/place.js';
import { bytesOf, randomFile, randomFrom } from './random-bytes.js';
const decode = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
/** The place of a byte offset by decoding what stands before it: slow, and without any state. */
function slowAnswer(bytes, byteOffset) {
    const text = decode(bytes);
    let boundary = Math.min(byteOffset, bytes.length);
    // Between two characters both halves of the file decode to the halves of its text.
    while (decode(bytes.subarray(0, boundary)) + decode(bytes.subarray(boundary)) !== text)
        boundary++;
    const codeUnitOffset = decode(bytes.subarray(0, boundary)).length;
    const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)].filter((start) => start <= codeUnitOffset);
    return { line: starts.length, column: codeUnitOffset - starts.at(-1) + 1, codeUnitOffset };
}
function answersOf(bytes, offsets) {
    const finder = placeFinder(bytes);
    return offsets.map((offset) => ({ ...finder.placeOf(offset), codeUnitOffset: finder.codeUnitOffsetOf(offset) }));
}
function checkOffsets(bytes, offsets, hint) {
    assert.equal(answersOf(bytes, offsets), offsets.map((offset) => slowAnswer(bytes, offset)), `${hint}: ${offsets.join(' ')}`);
}
test('lines end at LF, at CR, and once at CR LF', () => {
    assert.equal(answersOf(bytesOf('a\nb\rc\r\nd'), [0, 1, 2, 3, 4, 5, 6, 7, 8]).map(({ line, column }) => `${line}:${column}`), ['1:1', '1:2', '2:1', '2:2', '3:1', '3:2', '3:3', '4:1', '4:2']);
});
test('other characters that some programs break lines at do not end one', () => {
    for (const character of ['\v', '\f', '\u0085', '\u2028', '\u2029']) {
        const [answer] = answersOf(bytesOf(`a${character}b`), [1 + Buffer.byteLength(character)]);
        assert.equal(answer, { line: 1, column: 3, codeUnitOffset: 2 });
    }
});
test('a mark counts as one unit, an astral character as two, a bad sequence as one', () => {
    assert.equal(answersOf(bytesOf('\ufeff\u{1f600}x', [0xe2, 0x82], 'y'), [3, 7, 8, 10]), [
        { line: 1, column: 2, codeUnitOffset: 1 }, { line: 1, column: 4, codeUnitOffset: 3 }, { line: 1, column: 5, codeUnitOffset: 4 }, { line: 1, column: 6, codeUnitOffset: 5 }
    ]);
});
test('a column in bytes starts anew after each line end and counts a mark as three', () => {
    const columnsOf = (bytes, offsets) => offsets.map(placeFinder(bytes).byteColumnOf);
    assert.equal(columnsOf(bytesOf('\ufeffa\u{10400}b'), [0, 3, 4, 8, 9]), [1, 4, 5, 9, 10]);
    assert.equal(columnsOf(bytesOf('\u00e9\r\n\u00e9\rb\n', [0xff], 'c'), [2, 3, 4, 6, 7, 8, 9, 10]), [3, 4, 1, 3, 1, 2, 1, 2]);
    // The line begins before the places that are remembered, and after them.
    assert.equal(columnsOf(bytesOf('a\n', '\u00e9'.repeat(5000), '\nb'), [10002, 4098, 2, 10003, 10004]), [10001, 4097, 1, 1, 2]);
});
test('an offset inside a character is taken for that of the next one', () => {
    assert.equal(answersOf(bytesOf('\u20acb'), [1, 2, 3]), Array(3).fill({ line: 1, column: 2, codeUnitOffset: 1 }));
});
test('an offset beyond the file is taken for its end', () => {
    assert.equal(answersOf(bytesOf('ab\n'), [3, 4, 100000]), Array(3).fill({ line: 2, column: 1, codeUnitOffset: 3 }));
    assert.equal(answersOf(bytesOf(''), [0, 10000]), Array(2).fill({ line: 1, column: 1, codeUnitOffset: 0 }));
});
test('places agree with a slow oracle on random files, at every offset in any order', () => {
    const seed = 20260802;
    const random = randomFrom(seed);
    for (let run = 0; run < 300; run++) {
        const bytes = randomFile(random, 24);
        const offsets = Array.from({ length: bytes.length + 1 }, (_, offset) => offset).sort(() => random(3) - 1);
        checkOffsets(bytes, offsets, `seed ${seed}, run ${run}`);
    }
});
test('places agree with a slow oracle where lines and characters lie across 4,096 bytes', () => {
    const parts = ['\r\n', '\u{1f600}', '\u20ac', '\u00e9', '\r', '\n', [0xf0, 0x9f, 0x98], [0xe2, 0x82], [0xff], 'ab'];
    for (const part of parts) {
        for (let lead = 4093; lead <= 4096; lead++) {
            const bytes = bytesOf('x'.repeat(lead), part, '\u00e9'.repeat(2046), part, 'end', part);
            const near = [8195, 4094, 8190, 4095, 4096, 4097, 4098, 4099, 4100, 8191, 8192, 8193, 8194, 0, bytes.length, 4092];
            checkOffsets(bytes, near, `${String(part)} after ${lead} bytes`);
        }
    }
});
test('a far offset may be asked before a near one', () => {
    const bytes = bytesOf('\u00e9\r\n'.repeat(5000));
    assert.equal(answersOf(bytes, [19996, 0, 4, 8192, 19996]), [
        { line: 5000, column: 1, codeUnitOffset: 14997 }, { line: 1, column: 1, codeUnitOffset: 0 }, { line: 2, column: 1, codeUnitOffset: 3 },
        { line: 2049, column: 1, codeUnitOffset: 6144 }, { line: 5000, column: 1, codeUnitOffset: 14997 }
    ]);
});
test('code units lead back to bytes, over bad ones and astral characters', () => {
    const bytes = bytesOf('ab', [0xff, 0xe2, 0x82], '\u{1f600}\u00e9z');
    assert.equal([0, 1, 2, 3, 4, 6, 7, 8].map((codeUnits) => byteOffsetAfter(bytes, 0, codeUnits)), [0, 1, 2, 3, 5, 9, 11, 12]);
    assert.is(byteOffsetAfter(bytes, 2, 2), 5);
    assert.is(byteOffsetAfter(bytes, 0, 99), bytes.length);
});
test.run();
