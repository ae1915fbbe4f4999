import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeAs } from '../../src/encoding/decode.js';
import { countRespelt } from '../../src/encoding/respelling.js';
import '../../src/encoding/standard-codecs.js';
function respelt(encoding, ...bytes) {
    const all = Uint8Array.from(bytes);
    return countRespelt(encoding, all, decodeAs(encoding, all));
}
test('text that comes back byte for byte has nothing respelt', () => {
    assert.is(respelt('windows-1252', 0x61, 0x80, 0xe9, 0x81), 0);
    assert.is(respelt('shift_jis', 0x61, 0x93, 0xfa, 0xb1, 0x5c, 0x7e), 0);
    assert.is(respelt('utf-16le', 0x61, 0, 0x3d, 0xd8, 0, 0xde), 0);
    assert.is(respelt('iso-8859-8-i', 0xe0), 0);
    assert.is(respelt('utf-32be', 0, 1, 0xf6, 0), 0);
});
test('characters that the encoder spells otherwise, or not at all, are counted', () => {
    // NEC's selection of IBM's kanji, twice, among others.
    assert.is(respelt('shift_jis', 0xed, 0x40, 0x93, 0xfa, 0xed, 0x40), 2);
    // Hong Kong's characters, and JIS X 0212: the standard reads them and does not write them.
    assert.is(respelt('big5', 0x88, 0x66, 0xa4, 0x40), 1);
    assert.is(respelt('big5', 0x88, 0x62), 1);
    assert.is(respelt('euc-jp', 0x8f, 0xb0, 0xa1, 0xc6, 0xfc), 1);
    assert.is(respelt('gbk', 0x80), 0);
    assert.is(respelt('gbk', 0xa2, 0xe3, 0x81, 0x30, 0x86, 0x30), 2);
    assert.is(respelt('gb18030', 0x80), 1);
});
test('escape sequences may differ, letters may not', () => {
    assert.is(respelt('iso-2022-jp', 0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42), 0);
    assert.is(respelt('iso-2022-jp', 0x1b, 0x24, 0x40, 0x46, 0x7c, 0x1b, 0x28, 0x4a), 0);
    // Half-width katakana would come back full-width.
    assert.is(respelt('iso-2022-jp', 0x1b, 0x28, 0x49, 0x31, 0x1b, 0x28, 0x42), undefined);
});
test.run();
