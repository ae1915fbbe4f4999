import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pathOfBytes, showPathBytes, systemPath } from '../../src/cli/files/path-bytes.js';
test('every path of bytes comes back byte for byte', () => {
    const bytes = fc.oneof(fc.uint8Array(), fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)), fc.array(fc.constantFrom(0x2f, 0x61, 0x80, 0xc3, 0xa9, 0xe2, 0x82, 0xed, 0xa0, 0xf0, 0x9f, 0x98, 0x80)).map((list) => Uint8Array.from(list)));
    fc.assert(fc.property(bytes, (path) => Buffer.from(systemPath(pathOfBytes(path))).equals(path)), { seed: 20260806 });
});
test('a path in UTF-8 stays the text that it is', () => {
    const path = 'caf\u00e9/\u{1f600}\ufffd\ufeff';
    assert.is(pathOfBytes(Buffer.from(path)), path);
    assert.is(systemPath(path), path);
    assert.is(showPathBytes(path), path);
});
test('bytes that are not UTF-8 are shown by their number', () => {
    // A surrogate of three bytes is no UTF-8, and a byte may follow an emoji, whose second half looks like one.
    assert.is(showPathBytes(pathOfBytes(Buffer.from('caf\u00e9.md', 'latin1'))), 'caf\\xE9.md');
    assert.is(showPathBytes(pathOfBytes(Buffer.concat([Buffer.from('\u{1f600}'), Buffer.of(0xed, 0xa0, 0x80)]))), '\u{1f600}\\xED\\xA0\\x80');
});
test.run();
