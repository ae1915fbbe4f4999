import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codecs } from '../../src/encoding/codecs.js';
import '../../src/encoding/standard-codecs.js';
import { standardTableNames, unassigned } from '../../src/encoding/tables.js';
import { decode } from '../../src/mojibake/detection.js';
import { readShared } from '../shared-folder.js';
test('x-user-defined is ASCII and 128 private-use characters', () => {
    const text = codecs().decode('x-user-defined', Uint8Array.from({ length: 256 }, (_, byte) => byte));
    assert.is(text, String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : 0xf700 + byte))));
});
test('what cannot be written is undefined, and what is no encoding is an error', () => {
    assert.is(codecs().encode('windows-1252', '\u0416'), undefined); // CYRILLIC CAPITAL LETTER ZHE
    assert.is(codecs().encode('big5', '\ud55c'), undefined); // HANGUL SYLLABLE HAN
    assert.is(codecs().encode('utf-16le', '\ud800'), undefined);
    assert.equal(codecs().encode('shift_jis', '\u65e5'), Uint8Array.of(0x93, 0xfa)); // CJK: sun
    assert.equal(codecs().encode('utf-16be', '\u0416'), Uint8Array.of(0x04, 0x16));
    assert.throws(() => codecs().decode('cp850', Uint8Array.of(0x82)), RangeError);
});
const list = readShared('tools/single-byte-tables.json', 'all 256 bytes of the single-byte encodings');
if (list !== undefined) {
    const tables = JSON.parse(list);
    test('decode equals the standard for all 256 bytes of each single-byte encoding', () => {
        const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
        for (const name of standardTableNames) {
            const upperHalf = tables[name] ?? [];
            const expected = Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : upperHalf[byte - 0x80] ?? unassigned));
            assert.equal([...decode(bytes, { encoding: name }).text].map((character) => character.codePointAt(0)), expected, name);
        }
    });
}
/** How the decoders of the standard come from two bytes to a pointer, turned round. */
const spellings = [
    ['gb18030', 'gb18030', (pointer) => [Math.floor(pointer / 190) + 0x81, (pointer % 190) + (pointer % 190 < 0x3f ? 0x40 : 0x41)]],
    ['gbk', 'gb18030', (pointer) => [Math.floor(pointer / 190) + 0x81, (pointer % 190) + (pointer % 190 < 0x3f ? 0x40 : 0x41)]],
    ['big5', 'big5', (pointer) => [Math.floor(pointer / 157) + 0x81, (pointer % 157) + (pointer % 157 < 0x3f ? 0x40 : 0x62)]],
    ['euc-kr', 'euc-kr', (pointer) => [Math.floor(pointer / 190) + 0x81, (pointer % 190) + 0x41]],
    ['shift_jis', 'jis0208', (pointer) => (pointer < 11_280 ? [Math.floor(pointer / 188) + (pointer < 31 * 188 ? 0x81 : 0xc1), (pointer % 188) + (pointer % 188 < 0x3f ? 0x40 : 0x41)] : undefined)],
    ['euc-jp', 'jis0208', (pointer) => (pointer < 94 * 94 ? [Math.floor(pointer / 94) + 0xa1, (pointer % 94) + 0xa1] : undefined)],
    ['euc-jp', 'jis0212', (pointer) => [0x8f, Math.floor(pointer / 94) + 0xa1, (pointer % 94) + 0xa1]],
    ['iso-2022-jp', 'jis0208', (pointer) => (pointer < 94 * 94 ? [0x1b, 0x24, 0x42, Math.floor(pointer / 94) + 0x21, (pointer % 94) + 0x21, 0x1b, 0x28, 0x42] : undefined)]
];
/** The pointers of an index of the standard with their characters. */
function entriesOf(index) {
    return [...index.matchAll(/^ *(\d+)\t0x([0-9A-F]+)/gm)].map(([, pointer = '', codePoint = '']) => [Number(pointer), String.fromCodePoint(Number.parseInt(codePoint, 16))]);
}
for (const [encoding, name, spell] of spellings) {
    const index = readShared(`standards/index-${name}.txt`, `every pointer of ${name} through ${encoding}`);
    if (index === undefined)
        continue;
    test(`decode equals the standard for every pointer of ${name} in ${encoding}`, () => {
        let count = 0;
        // The standard's list leaves out four characters of Big5 that are two code points.
        for (const [pointer, character] of entriesOf(index)) {
            const bytes = spell(pointer);
            if (bytes === undefined)
                continue;
            const { text } = decode(Uint8Array.from(bytes), { encoding });
            if (text !== character)
                assert.unreachable(`pointer ${pointer}: ${escape(text)}, expected ${escape(character)}`);
            count++;
        }
        assert.ok(count > 6000, `${count} pointers`);
    });
}
test('the four characters of Big5 that are two code points decode', () => {
    const texts = [[0x88, 0x62], [0x88, 0x64], [0x88, 0xa3], [0x88, 0xa5]].map((bytes) => decode(Uint8Array.from(bytes), { encoding: 'big5' }).text);
    assert.equal(texts, ['\u00ca\u0304', '\u00ca\u030c', '\u00ea\u0304', '\u00ea\u030c']);
});
const ranges = readShared('standards/index-gb18030-ranges.txt', 'the four-byte characters of gb18030');
if (ranges !== undefined) {
    const entries = entriesOf(ranges).map(([pointer, character]) => [pointer, character.codePointAt(0) ?? 0]);
    const expectedAt = (pointer) => {
        const [start = 0, codePoint = 0] = entries.findLast(([first]) => first <= pointer) ?? [];
        return pointer === 7457 ? '\ue7c7' : String.fromCodePoint(codePoint + pointer - start);
    };
    test('decode equals the standard for the four-byte characters of gb18030', () => {
        const beyond = Array.from({ length: 2000 }, (_, step) => 189_000 + step * 524);
        for (const pointer of [...Array.from({ length: 39_420 }, (_, index) => index), ...beyond, 1_237_575]) {
            const bytes = [Math.floor(pointer / 12_600) + 0x81, (Math.floor(pointer / 1260) % 10) + 0x30, (Math.floor(pointer / 10) % 126) + 0x81, (pointer % 10) + 0x30];
            const { text } = decode(Uint8Array.from(bytes), { encoding: 'gb18030' });
            if (text !== expectedAt(pointer))
                assert.unreachable(`pointer ${pointer}: ${escape(text)}, expected ${escape(expectedAt(pointer))}`);
        }
    });
}
test('half-width katakana decode in all three Japanese encodings', () => {
    const kana = String.fromCharCode(...Array.from({ length: 63 }, (_, index) => 0xff61 + index));
    const bytes = Array.from({ length: 63 }, (_, index) => 0xa1 + index);
    assert.is(decode(Uint8Array.from(bytes), { encoding: 'shift_jis' }).text, kana);
    assert.is(decode(Uint8Array.from(bytes.flatMap((byte) => [0x8e, byte])), { encoding: 'euc-jp' }).text, kana);
    assert.is(decode(Uint8Array.from([0x1b, 0x28, 0x49, ...bytes.map((byte) => byte - 0x80)]), { encoding: 'iso-2022-jp' }).text, kana);
});
test.run();
