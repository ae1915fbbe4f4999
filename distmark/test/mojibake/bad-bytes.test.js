import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bytesToRead, isMostlyUtf8 } from '../../src/mojibake/bad-bytes.js';
import { bytesOf } from '../lint/random-bytes.js';
/** The bytes to read around the first byte E9 of a line, as text of one character a byte. */
function around(line, isMixed) {
    return Buffer.from(bytesToRead(line, { start: 0, end: line.length }, { byteOffset: line.indexOf(0xe9), isMixed })).toString('latin1');
}
test('in a file of UTF-8 only the bytes between its characters are read otherwise', () => {
    const line = bytesOf('\u{1f600} caf', [0xe9], ' noir, d\u00e8s midi');
    assert.is(around(line, true), ' caf\xe9 noir, d');
    assert.is(around(line, false), '\xf0\x9f\x98\x80 caf\xe9 noir, d\xc3\xa8s midi');
    assert.is(around(bytesOf([0xe9], 't', [0xe9]), true), '\xe9t\xe9');
});
test('a long line is read near the bad byte, and cut between characters of any encoding', () => {
    const line = bytesOf('a b '.repeat(5000), [0xe9], ' c d'.repeat(5000));
    const read = around(line, false);
    assert.ok(read.length <= 2000 && read.includes('\xe9'));
    assert.match(read, /^[ab ]+\xe9[cd ]+$/);
});
test('a file is mostly UTF-8 when more of it is well-formed than not', () => {
    assert.ok(isMostlyUtf8(bytesOf('\u00e9\u00e8 ', [0xe9])));
    assert.not(isMostlyUtf8(bytesOf('\u00e9 ', [0xe9], ' ', [0xe9])));
    assert.not(isMostlyUtf8(bytesOf([0xe9])));
});
test.run();
