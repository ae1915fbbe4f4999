import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { byteLines, lineAround } from '../../src/lint/byte-line.js';
import { bytesOf } from './random-bytes.js';
const linesOf = (text) => {
    const utf8 = bytesOf(text);
    return [...byteLines(utf8)].map(({ start, end }) => Buffer.from(utf8.subarray(start, end)).toString('latin1'));
};
test('lines end at LF, CR LF and CR, and a last line end begins no line', () => {
    assert.equal(linesOf('a\nb\r\nc\rd'), ['a', 'b', 'c', 'd']);
    assert.equal(linesOf('a\n'), ['a']);
    assert.equal(linesOf('a\r\n\r\n'), ['a', '']);
    assert.equal(linesOf('\n\r'), ['', '']);
});
test('a text without characters is one empty line', () => {
    assert.equal(linesOf(''), ['']);
});
test('a line is the line around each of its bytes', () => {
    const utf8 = bytesOf('one\r\n\ntwo\rthree\n');
    for (const { start, end } of byteLines(utf8)) {
        for (let offset = start; offset <= end; offset++) {
            const around = lineAround(utf8, offset);
            assert.equal([around.start, around.end], [start, end], String(offset));
        }
    }
});
test.run();
