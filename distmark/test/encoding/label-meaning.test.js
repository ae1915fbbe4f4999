import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { characterLength } from '../../src/encoding/character-length.js';
import { codecs } from '../../src/encoding/codecs.js';
import { encodingOfLabel } from '../../src/encoding/label.js';
import { tellingCharacter } from '../../src/encoding/label-meaning.js';
import '../../src/encoding/standard-codecs.js';
/** The bytes, in hexadecimal, by which a label is told to mean more than it says, and what others see there. */
function told(label, ...bytes) {
    const found = tellingCharacter(Uint8Array.from(bytes), { label, encoding: encodingOfLabel(label) ?? '' });
    return found && `${Buffer.from(bytes.slice(found.span.start, found.span.end)).toString('hex')} ${found.elsewhere} (${found.strict}, ${found.plainLabel ?? 'no label'})`;
}
test('the upper controls of ISO 8859 are printable characters on the web', () => {
    assert.is(told('iso-8859-1', 0x61, 0xe9, 0x80), '80 a control character (ISO/IEC 8859-1, windows-1252)');
    assert.is(told('Latin1', 0x9f), '9f a control character (ISO/IEC 8859-1, windows-1252)');
    assert.is(told('iso-8859-9', 0x80), '80 a control character (ISO/IEC 8859-9, windows-1254)');
    assert.is(told('tis-620', 0x85), '85 a control character (ISO/IEC 8859-11, windows-874)');
    for (const label of ['iso-8859-1', 'latin1', 'iso-8859-9', 'tis-620'])
        assert.is(told(label, 0x61, 0xa0, 0xfe), undefined, label);
});
test('ASCII has no upper half at all', () => {
    assert.is(told('us-ascii', 0x61, 0xe9), 'e9 no character (ASCII, windows-1252)');
    assert.is(told('ascii', 0x61), undefined);
});
test('a label that says what it means is told of nothing', () => {
    for (const label of ['windows-1252', 'cp1252', 'windows-1254', 'windows-31j', 'windows-949', 'big5-hkscs', 'gb18030', 'utf-8', 'koi8-r', 'iso-8859-2', 'dos-874']) {
        assert.is(told(label, 0x80, 0x81, 0x40, 0x87, 0x40), undefined, label);
    }
});
test('GB 2312 lacks what GBK added, and GBK what takes four bytes', () => {
    assert.is(told('gb2312', 0xb0, 0xa1, 0x81, 0x40), '8140 no character (GB 2312, gb18030)');
    assert.is(told('gb2312', 0xa2, 0xa1), 'a2a1 no character (GB 2312, gb18030)'); // SMALL ROMAN NUMERAL ONE
    assert.is(told('gb2312', 0xd7, 0xfa), 'd7fa no character (GB 2312, gb18030)');
    assert.is(told('gb2312', 0x80), '80 no character (GB 2312, gb18030)');
    assert.is(told('chinese', 0xb0, 0xa1, 0xd7, 0xf9, 0xf7, 0xfe, 0xa9, 0xa4, 0xa1, 0xa1), undefined);
    assert.is(told('gbk', 0x81, 0x40, 0x81, 0x30, 0x81, 0x30), '81308130 no character (GBK, gb18030)');
});
test('KS X 1001 lacks the extended syllables', () => {
    assert.is(told('euc-kr', 0xb0, 0xa1, 0x8c, 0x63), '8c63 no character (KS X 1001, windows-949)');
    assert.is(told('ks_c_5601-1987', 0xb0, 0x41), 'b041 no character (KS X 1001, windows-949)');
    assert.is(told('euc-kr', 0xb0, 0xa1, 0xfe, 0xfe), undefined);
});
test('JIS X 0208 lacks the extensions of NEC and IBM and names six characters otherwise', () => {
    assert.is(told('shift_jis', 0x88, 0x9f, 0x81, 0x60), '8160 U+301C WAVE DASH (JIS X 0208, windows-31j)');
    assert.is(told('euc-jp', 0xa1, 0xc1), 'a1c1 U+301C WAVE DASH (JIS X 0208, no label)');
    assert.is(told('sjis', 0x81, 0x7c), '817c U+2212 MINUS SIGN (JIS X 0208, windows-31j)');
    assert.is(told('euc-jp', 0xa2, 0xcc), 'a2cc U+00AC NOT SIGN (JIS X 0208, no label)');
    assert.is(told('shift_jis', 0x87, 0x40), '8740 no character (JIS X 0208, windows-31j)');
    assert.is(told('shift_jis', 0xfa, 0x40), 'fa40 no character (JIS X 0208, windows-31j)');
    assert.is(told('euc-jp', 0xad, 0xa1), 'ada1 no character (JIS X 0208, no label)');
    // Half-width katakana, JIS X 0212 and plain kanji are in the standards.
    assert.is(told('shift_jis', 0xb1, 0x93, 0xfa, 0x81, 0x5f, 0xea, 0xa4), undefined);
    assert.is(told('euc-jp', 0x8e, 0xb1, 0x8f, 0xb0, 0xa1, 0xc6, 0xfc), undefined);
});
test('Big5 lacks the extensions of ETEN and Hong Kong', () => {
    assert.is(told('big5', 0xa4, 0x40, 0x88, 0x66), '8866 no character (Big5, big5-hkscs)');
    assert.is(told('big5', 0xc6, 0xe7), 'c6e7 no character (Big5, big5-hkscs)');
    assert.is(told('big5', 0xf9, 0xd6), 'f9d6 no character (Big5, big5-hkscs)');
    assert.is(told('big5', 0xa1, 0x40, 0xc6, 0x7e, 0xc9, 0x40, 0xf9, 0xd5), undefined);
});
test('characters are as long as the decoders read them', () => {
    const texts = { gb18030: 'a\u4e02\u4e00\u{20000}\u20acb', gbk: '\u4e02x', big5: '\u4e00a\u570b', 'euc-kr': '\ub620\ud55c.', 'euc-jp': '\u65e5\uff71x', shift_jis: '\u65e5\uff71x', 'windows-1252': '\u20ac\u00e9' };
    for (const [encoding, text] of Object.entries(texts)) {
        const bytes = codecs().encode(encoding, text) ?? new Uint8Array();
        const read = [];
        for (let index = 0; index < bytes.length;) {
            const length = bytes[index] < 0x80 ? 1 : characterLength(encoding, bytes, index);
            read.push(codecs().decode(encoding, bytes.subarray(index, index + length)));
            index += length;
        }
        assert.equal(read, [...text], encoding);
    }
    assert.is(characterLength('euc-jp', Uint8Array.of(0x8f, 0xb0, 0xa1), 0), 3);
    assert.is(characterLength('gb18030', Uint8Array.of(0x81, 0x30), 0), 2);
});
test.run();
