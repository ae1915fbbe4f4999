import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { holdsLegacyRun, mayBeLegacy } from '../../src/mojibake/legacy-run.js';
import { seededRandom } from '../seeded-random.js';
import { bytesMisread } from './misreading.js';
import { sentences } from './sentences.js';
const encoder = new TextEncoder();
test('right sentences hold no run of western characters, in any language', () => {
    for (const [language, sentence] of Object.entries(sentences))
        assert.not(mayBeLegacy(sentence), language);
    // J\u00e4\u00e4\u00e4r is Estonian for the edge of ice; dashes, rules and pairs of letters are right anywhere.
    for (const text of ['', 'plain', '\u00e9', 'cr\u00e9\u00e9e', 'j\u00e4\u00e4\u00e4r', '\u2014\u2014\u2014\u2014', '\u00ab\u00a0a\u00a0\u00bb', 'd\u00e9j\u00e0 \u00e9t\u00e9'])
        assert.not(mayBeLegacy(text), text);
});
test('three characters of windows-1252 side by side are a run, and nothing else may stand in the line', () => {
    assert.ok(mayBeLegacy('\u00cf\u00f0\u00e8'));
    assert.ok(mayBeLegacy('a \u201c\u00fa\u2013{\u0152\u00ea'));
    assert.ok(mayBeLegacy('\u0082\u00b1\u0082'));
    assert.not(mayBeLegacy('\u00cf\u00f0\u00e8 \u0442'));
    assert.not(mayBeLegacy('\u00cf\u00f0 \u00e8\u00e2'));
});
test('bytes and text of a line are judged alike', () => {
    const random = seededRandom(77);
    for (let round = 0; round < 5000; round++) {
        const text = Array.from({ length: random.below(8) }, () => random.pick(['a', ' ', '\u00e9', '\u00e8', '\u2014', '\u0152', '\u0081', '\u0442', '\u65e5', '\u{1f600}'])).join('');
        const bytes = encoder.encode(`\u00cf\u00f0\n${text}\n\u00cf\u00f0\u00e8`);
        assert.is(holdsLegacyRun(bytes, 5), mayBeLegacy(text), `seed 77, round ${round}`);
    }
});
test('bytes that are not UTF-8 end the question', () => {
    assert.not(holdsLegacyRun(Uint8Array.from([...encoder.encode('\u00cf\u00f0\u00e8'), 0xff]), 0));
    assert.not(holdsLegacyRun(Uint8Array.of(0xc3), 0));
});
test('bytes of other encodings leave such runs', () => {
    for (const [language, encoding] of [['Russian', 'windows-1251'], ['Greek', 'iso-8859-7'], ['Thai', 'windows-874'], ['Japanese', 'shift_jis'], ['Korean', 'euc-kr']]) {
        for (const table of ['windows-1252', 'latin-1'])
            assert.ok(mayBeLegacy(bytesMisread(sentences[language] ?? '', encoding, table)), `${encoding} as ${table}`);
    }
});
test.run();
