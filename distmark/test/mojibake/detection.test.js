import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codecs } from '../../src/encoding/codecs.js';
import '../../src/encoding/standard-codecs.js';
import { isCertain } from '../../src/mojibake/candidate.js';
import { decide, decode, detect } from '../../src/mojibake/detection.js';
import { seededRandom } from '../seeded-random.js';
import { sentences } from './sentences.js';
const bytesOf = (encoding, text) => {
    const bytes = codecs().encode(encoding, text);
    if (bytes === undefined)
        throw new Error(`${encoding} lacks a character of ${text}`);
    return bytes;
};
const written = [
    ['windows-1252', sentences['French'] ?? ''],
    ['windows-1251', sentences['Russian'] ?? ''],
    ['koi8-r', sentences['Russian'] ?? ''],
    ['windows-1250', sentences['Polish'] ?? ''],
    ['windows-1253', sentences['Greek'] ?? ''],
    ['windows-1255', sentences['Hebrew'] ?? ''],
    ['windows-874', sentences['Thai'] ?? ''],
    ['shift_jis', '\u8272\u306f\u5302\u3078\u3069\u6563\u308a\u306c\u308b\u3092\u3001\u6211\u304c\u4e16\u8ab0\u305e\u5e38\u306a\u3089\u3080'], // Japanese, the iroha
    ['gb18030', '\u8fd9\u662f\u4e00\u4e2a\u7528\u6765\u6d4b\u8bd5\u7684\u53e5\u5b50\uff0c\u6ca1\u6709\u522b\u7684\u610f\u601d\u3002'] // Chinese: a sentence for testing, with no other meaning
];
test('undeclared bytes are read in the encoding that they were written in', () => {
    for (const [encoding, text] of written) {
        const decoded = decode(bytesOf(encoding, text));
        assert.equal([decoded.text, decoded.decidedBy], [text, 'detection'], encoding);
        assert.is(decoded.candidates[0]?.encoding, decoded.encoding);
        assert.is(decoded.candidates[0]?.loss, 0);
    }
});
test('what a mark, a declaration or UTF-8 decides is not detected', () => {
    const bytes = bytesOf('koi8-r', sentences['Russian'] ?? '');
    assert.equal(decode(bytes, { encoding: 'windows-1252' }).candidates, []);
    assert.is(decode(bytes, { encoding: 'windows-1252' }).encoding, 'windows-1252');
    assert.equal(decode(new TextEncoder().encode('caf\u00e9')).candidates, []);
    // Two encodings in one file: the rest is UTF-8 and stays so.
    const mixed = Uint8Array.from([...new TextEncoder().encode('caf\u00e9, th\u00e9\n'), 0x63, 0x61, 0x66, 0xe9]);
    assert.equal([decode(mixed).encoding, decode(mixed).text], ['utf-8', 'caf\u00e9, th\u00e9\ncaf\ufffd']);
});
test('a label that nobody knows leaves the bytes to detection', () => {
    const { encoding, decidedBy, declarations } = decide(bytesOf('koi8-r', sentences['Russian'] ?? ''), { declared: 'none' });
    assert.equal([encoding, decidedBy, declarations.length], ['koi8-r', 'detection', 1]);
});
test('encodings that read the same text are one candidate', () => {
    const [first] = detect(bytesOf('windows-1252', sentences['French'] ?? ''));
    assert.is(first?.encoding, 'windows-1252');
    assert.ok(first?.others.includes('windows-1254'), first?.others.join());
});
test('a narrow margin names both, and a text that is long enough only one', () => {
    // A single letter: LATIN SMALL LETTER O WITH TILDE in Estonian, with double acute in Hungarian.
    const short = decide(Uint8Array.of(0xf5));
    assert.ok(short.candidates.length > 1);
    assert.not(isCertain(detect(Uint8Array.of(0xf5))));
    const long = detect(bytesOf('koi8-r', sentences['Russian'] ?? ''));
    assert.is(decide(bytesOf('koi8-r', sentences['Russian'] ?? '')).candidates.length, 1);
    assert.ok(isCertain(long));
});
test('what is repeated counts once', () => {
    const once = bytesOf('windows-1250', 'S\u0142o\u0144 ');
    const often = Uint8Array.from(Array.from({ length: 50 }, () => [...once]).flat());
    assert.equal(detect(often), detect(once));
});
test('bytes that are no words leave the choice open', () => {
    // The flags of a dictionary after words that two encodings read alike, as the Hungarian one has them.
    const flags = [0xb9, 0xc1, 0xa9, 0xe9, 0xbe, 0xae, 0x9d, 0xfd];
    const words = bytesOf('iso-8859-2', 't\u0171zolt\u00f3 ').slice(0, -1);
    const bytes = Uint8Array.from(Array.from({ length: 60 }, (_, index) => [...words, 0x2f, ...flags.map((flag, place) => ((flag + index * 37 + place) & 0x7f) | 0x80), 0x0a]).flat());
    assert.not(isCertain(detect(bytes)));
});
test('only encodings that read every byte are candidates, however much else speaks for them', () => {
    const bytes = bytesOf('windows-1253', `${(sentences['Greek'] ?? '').repeat(40)}\u03b1`);
    const cut = Uint8Array.from([...bytes, 0x20, 0xd2]);
    const named = detect(cut).map(({ encoding, others }) => [encoding, ...others]).flat();
    assert.not(named.includes('windows-1253'));
    assert.ok(detect(bytes).some(({ encoding }) => encoding === 'windows-1253'));
});
test('random bytes of any length have candidates in order, and nothing is thrown', () => {
    const random = seededRandom(83);
    for (const length of [1, 2, 7, 60, 900, 70_000]) {
        for (const least of [0, 0x80]) {
            const bytes = Uint8Array.from({ length }, () => least + random.below(256 - least));
            const candidates = detect(bytes);
            const where = `seed 83, ${length} bytes from ${least}`;
            assert.ok(candidates.every(({ loss }, index) => loss >= (candidates[index - 1]?.loss ?? 0)), where);
            assert.type(decode(bytes).text, 'string', where);
        }
    }
    assert.equal(detect(new Uint8Array()).map(({ loss }) => loss).slice(0, 1), [0]);
});
test('bytes that are no text are never certain', () => {
    const random = seededRandom(11);
    const noise = (length, least) => Uint8Array.from({ length }, () => random.below(256 - least) + least);
    const hostile = {
        'random bytes': noise(5000, 0), 'without NULs': noise(1000, 1), 'beyond ASCII': noise(5000, 0x80), 'a few': noise(60, 1),
        'one byte again and again': new Uint8Array(5000).fill(0x80), 'another': new Uint8Array(5000).fill(0xff)
    };
    for (const [name, bytes] of Object.entries(hostile))
        assert.not(isCertain(detect(bytes)), name);
    assert.ok(isCertain(detect(bytesOf('koi8-r', sentences['Russian'] ?? ''))));
});
test.run();
