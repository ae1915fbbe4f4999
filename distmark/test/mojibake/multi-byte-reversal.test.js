import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeAs } from '../../src/encoding/decode.js';
import { multiByteNames } from '../../src/encoding/multi-byte.js';
import { reverseMultiByte } from '../../src/mojibake/multi-byte-reversal.js';
import { mayBeMisread } from '../../src/mojibake/multi-byte-starts.js';
import { seededRandom } from '../seeded-random.js';
import { misreadMultiByte } from './misreading.js';
import { sentences } from './sentences.js';
const encoder = new TextEncoder();
/** Text cut in pieces at random, so that sequences end at odd and even bytes, with ASCII, quotes and signs between. */
function randomText(random) {
    return Array.from({ length: 1 + random.below(5) }, () => {
        const sentence = Array.from(random.pick(Object.values(sentences)));
        const start = random.below(sentence.length);
        return random.pick(['', ' ', 'A', '"', '\u2019', '\u20ac', '\u00a0', '\u{1f600}']) + sentence.slice(start, start + 1 + random.below(8)).join('');
    }).join('');
}
test('what an encoding makes of UTF-8 leads back to it, and every text it leads to gives the line again', () => {
    const random = seededRandom(412);
    const seen = new Map();
    for (let round = 0; round < 20_000; round++) {
        const text = randomText(random);
        const name = random.pick(multiByteNames);
        const line = misreadMultiByte(text, name);
        if (line === undefined || line === text)
            continue;
        const where = `seed 412, round ${round}: ${escape(text)} through ${name}`;
        const texts = reverseMultiByte(line, name);
        assert.ok(texts.includes(text), where);
        for (const other of texts)
            assert.is(decodeAs(name, encoder.encode(other)), line, where);
        if (/[\u2e80-\uffff]/.test(line))
            assert.ok((mayBeMisread(line) & (1 << multiByteNames.indexOf(name))) !== 0, `${where} is looked for`);
        seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    for (const name of multiByteNames)
        assert.ok((seen.get(name) ?? 0) > 100, `${name}: ${seen.get(name)}`);
});
test('characters that took in an ASCII character give it back', () => {
    // E2 80 99 and the letter: the encoding took 99 and 73 together.
    assert.equal(reverseMultiByte('it\u9225\u6a9a', 'gbk'), ['it\u2019s']);
    assert.equal(reverseMultiByte('it\u7ab6\u51b1', 'shift_jis'), ['it\u2019s']);
});
test('what stands for several sequences of bytes leads to every text that fits', () => {
    // EURO SIGN is 80, and it is A2 E3; IDEOGRAPHIC SPACE is A1 A1, and it is A3 A0.
    const katakana = '\u30a2\u30c9\u30ec\u30b9'; // Japanese: address
    assert.equal(reverseMultiByte(misreadMultiByte(katakana, 'gbk') ?? '', 'gbk'), [katakana]);
    // EA B2 A0 EC A3 A0 and EA B2 A0 EC A1 A1, two words of Korean.
    assert.equal([...reverseMultiByte('\u74f4\u72be\u3000', 'gbk')].sort(), ['\uaca0\uc861', '\uaca0\uc8e0']);
});
test('right text and other damage lead nowhere', () => {
    for (const name of multiByteNames) {
        for (const [language, sentence] of Object.entries(sentences))
            assert.equal(reverseMultiByte(sentence, name), [], `${language} through ${name}`);
        for (const text of ['\u00e9', '\ufffd', '\ufeff', '\ud800', '\u{1f600}', 'caf\u00c3\u00a9'])
            assert.equal(reverseMultiByte(text, name), [], escape(text));
    }
});
test('overlong forms and surrogates are no UTF-8', () => {
    assert.equal(reverseMultiByte(decodeAs('gbk', Uint8Array.of(0xe0, 0x80, 0x80, 0x41)), 'gbk'), []);
    assert.equal(reverseMultiByte(decodeAs('gbk', Uint8Array.of(0xed, 0xa0, 0x80, 0x41)), 'gbk'), []);
});
test('a line that has no sign of damage may be misread by none, a right one by hardly any', () => {
    for (const line of ['', 'plain', '\ufffd', '\ufffd\ufffd plain'])
        assert.is(mayBeMisread(line), 0, line);
    for (const [language, sentence] of Object.entries(sentences))
        assert.is(mayBeMisread(sentence), 0, language);
});
test('a line with too many ways back is left, and not for long', () => {
    assert.equal(reverseMultiByte('\u74f4\u72be\u3000'.repeat(20_000), 'gbk'), []);
});
test.run();
