import { TextDecoder } from '@exodus/bytes/encoding.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findMisreadReplacements, isLostFingerprint, misreadPairs } from '../../src/mojibake/lost-text.js';
import { optInTableNames, reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { readThrough } from './misreading.js';
import { sentences } from './sentences.js';
const replacement = [0xef, 0xbf, 0xbd];
const twice = Uint8Array.from([...replacement, ...replacement]);
test('two U+FFFD become what the decoders of the standard make of them', () => {
    assert.equal(misreadPairs.map(({ encoding }) => encoding), ['gb18030', 'euc-kr', 'big5', 'euc-jp']);
    for (const { encoding, text } of misreadPairs) {
        assert.is(new TextDecoder(encoding, { fatal: true }).decode(twice), text, encoding);
        assert.is(findMisreadReplacements(text)[0]?.encodings[0], encoding);
    }
});
test('one U+FFFD is known in the form that each default table gives it', () => {
    for (const name of reversalTableNames.filter((table) => !optInTableNames.includes(table))) {
        const form = readThrough(Uint8Array.from(replacement), name);
        if (form === undefined)
            continue;
        const [found, ...others] = findMisreadReplacements(`ab ${form}!`);
        assert.is(others.length, 0, name);
        assert.ok(found?.encodings.includes(name), name);
        assert.equal(found?.range, { start: 3, end: 6 }, name);
        assert.equal(found?.bytes, replacement, name);
    }
});
test('every misread U+FFFD of a line is found, from left to right', () => {
    const found = findMisreadReplacements('\u00ef\u00bf\u00bd\u00ef\u00bf\u00bd x \u951f\u65a4\u62f7\u043f\u0457\u0405');
    assert.equal(found.map(({ range }) => range), [{ start: 0, end: 3 }, { start: 3, end: 6 }, { start: 9, end: 12 }, { start: 12, end: 15 }]);
    assert.equal(found[2]?.bytes, [...twice]);
    assert.equal(found[3]?.encodings, ['windows-1251']);
});
test('pieces of a form and right text are none', () => {
    for (const text of ['', '\ufffd', '\u00ef\u00bf', '\u00bf\u00bd', '\u00ef\u00bb\u00bf', '\u951f\u65a4', ...Object.values(sentences)])
        assert.equal(findMisreadReplacements(text), [], escape(text));
});
test('each pair has one character that gives it away, and right sentences have none', () => {
    for (const { encoding, text } of misreadPairs)
        assert.is(Array.from(text).filter((character) => isLostFingerprint(character.charCodeAt(0))).length, 1, encoding);
    for (const sentence of Object.values(sentences))
        assert.not(Array.from(sentence).some((character) => isLostFingerprint(character.charCodeAt(0))), sentence);
});
test.run();
