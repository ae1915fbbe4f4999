import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeAs } from '../../src/encoding/decode.js';
import '../../src/encoding/standard-codecs.js';
import { byteReadingsOf } from '../../src/mojibake/byte-reading.js';
import { holdsForbidden } from '../../src/mojibake/reading.js';
import { seededRandom } from '../seeded-random.js';
import { encoderOf } from './misreading.js';
import { sentences } from './sentences.js';
/** The bytes of a text in a table; undefined when the table lacks a character. */
function encode(text, table) {
    const known = encoderOf(table);
    const bytes = [];
    for (const character of text) {
        const byte = character < '\x80' ? character.charCodeAt(0) : known.get(character);
        if (byte === undefined)
            return undefined;
        bytes.push(byte);
    }
    return Uint8Array.from(bytes);
}
test('the right text of a sentence comes first', () => {
    const tables = {
        French: 'windows-1252', German: 'windows-1252', Spanish: 'windows-1252', Swedish: 'windows-1252', Russian: 'windows-1251', Bulgarian: 'windows-1251',
        Polish: 'windows-1250', Czech: 'windows-1250', Greek: 'windows-1253', Hebrew: 'windows-1255', Arabic: 'windows-1256', Thai: 'windows-874', Ukrainian: 'koi8-u'
    };
    for (const [language, table] of Object.entries(tables)) {
        const sentence = sentences[language] ?? '';
        const bytes = encode(sentence, table);
        if (bytes === undefined)
            throw new Error(`${table} lacks a character of ${language}`);
        assert.is(byteReadingsOf(bytes)[0]?.text, sentence, `${language} in ${table}`);
    }
});
test('the encodings of East Asia are tried as well', () => {
    const sjis = Uint8Array.of(0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x95, 0xb6, 0x8f, 0x91);
    const first = byteReadingsOf(sjis)[0];
    assert.is(first?.encoding, 'shift_jis');
    assert.is(first?.text, '\u65e5\u672c\u8a9e\u306e\u6587\u66f8'); // CJK: a Japanese document
});
test('readings explain all bytes and differ', () => {
    const random = seededRandom(31);
    for (let round = 0; round < 500; round++) {
        const bytes = Uint8Array.from({ length: 1 + random.below(12) }, () => (random.below(2) === 0 ? random.below(256) : 0x61 + random.below(26)));
        const readings = byteReadingsOf(bytes);
        const where = `seed 31, round ${round}`;
        for (const { encoding, text } of readings) {
            assert.is(decodeAs(encoding, bytes), text, where);
            assert.not(holdsForbidden(text), `${where}: ${encoding}`);
        }
        assert.is(new Set(readings.map(({ text }) => text)).size, readings.length, where);
    }
});
test('an encoding with a hole or a control where a byte stands has no reading', () => {
    const named = (bytes) => byteReadingsOf(Uint8Array.from(bytes)).map(({ encoding }) => encoding);
    assert.not(named([0x61, 0x81, 0x62]).includes('windows-1252'));
    assert.ok(named([0x63, 0x61, 0x66, 0xe9]).includes('windows-1252'));
    assert.not(named([0x61, 0xe9]).includes('euc-kr'));
});
test('no bytes have one empty text', () => {
    assert.equal(byteReadingsOf(new Uint8Array()).map(({ text }) => text), ['']);
});
test.run();
