import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unmarkedUtf16 } from '../../src/encoding/unmarked-utf16.js';
function wide(text, isLittle) {
    const bytes = Buffer.from(text, 'utf16le');
    return Uint8Array.from(isLittle ? bytes : bytes.swap16());
}
test('text in many scripts is told in both orders of bytes', () => {
    const texts = ['key = value\r\n', 'Déjà vu, l’été\n', 'Съешь ещё булок\n', 'Ξεσκεπάζω την ψυχή\n', '天地玄黄，宇宙洪荒\n', '日本語のテキスト\n', '한글 문장\n', 'نص حكيم له سر\n', 'emoji 😀 and 𠀀\n', '───── tree ─────\n'];
    for (const text of texts) {
        assert.is(unmarkedUtf16(wide(text, true)), 'utf-16le', text);
        assert.is(unmarkedUtf16(wide(text, false)), 'utf-16be', text);
    }
});
test('binary bytes, ASCII with a NUL and half code units are not told', () => {
    const others = [
        new Uint8Array(), new Uint8Array(64), Uint8Array.of(0x61, 0), Buffer.from('plain text\n'), Buffer.from('a\0b c\n'), Buffer.from('\0binary\n'),
        // Small numbers of 16 bits, a RIFF header, and a lone surrogate.
        Uint8Array.from({ length: 64 }, (_, index) => (index % 2 === 0 ? index : 0)), Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0'), wide('one \ud83d two\n', true),
        wide('odd length\n', true).subarray(1),
        // UTF-8 with stray NULs, whose other letters read as hanzi in pairs.
        Buffer.from('\0&amp;&eacute; \0`a`b (url) c'), Buffer.from('un caf\u00e9\0 \0et un th\u00e9 \0 \0ici'), Buffer.from('\0 one \0 two')
    ];
    for (const bytes of others)
        assert.is(unmarkedUtf16(bytes), undefined, Buffer.from(bytes).toString('hex'));
});
test('only the head of a file is looked at', () => {
    const text = wide('text without end\n'.repeat(1000), true);
    text.set([0, 0, 1, 0], 20_000);
    assert.is(unmarkedUtf16(text), 'utf-16le');
});
test.run();
