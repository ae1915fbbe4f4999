import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapedDamage } from '../../src/mojibake/escaped-damage.js';
import { defaultTables } from '../../src/mojibake/reversal-tables.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
const damageOf = (line) => escapedDamage(line, defaultTables, { isHexCharacter: true });
const inHex = (number, digits) => number.toString(16).padStart(digits, '0');
const bytesOf = (character, sign) => Array.from(new TextEncoder().encode(character), (byte) => `${sign}${inHex(byte, 2).toUpperCase()}`).join('');
/** How each form writes a character beyond ASCII. */
const forms = {
    json: (character) => Array.from({ length: character.length }, (_, index) => `\\u${inHex(character.charCodeAt(index), 4)}`).join(''),
    'code point': (character) => `\\u{${inHex(character.codePointAt(0), 2)}}`,
    python: (character) => (character <= '\xff' ? `\\x${inHex(character.charCodeAt(0), 2)}` : `\\U${inHex(character.codePointAt(0), 8)}`),
    decimal: (character) => `&#${character.codePointAt(0)};`,
    hexadecimal: (character) => `&#x${inHex(character.codePointAt(0), 2)};`,
    url: (character) => bytesOf(character, '%'),
    mail: (character) => bytesOf(character, '=')
};
const escapeAll = (text, form) => text.replace(/[^\0-\x7f]/gu, (character) => forms[form](character));
for (const form of Object.keys(forms)) {
    test(`a misread sentence of any language is found in escapes: ${form}`, () => {
        for (const [language, sentence] of Object.entries(sentences)) {
            for (const table of ['windows-1252', 'latin-1', 'windows-1251']) {
                const damaged = misread(sentence, table);
                // References to C1 controls mean windows-1252, so that only a browser's latin-1 can be written so.
                if (damaged === undefined || (/[\x80-\x9f]/.test(damaged) && /decimal|hexadecimal/.test(form)))
                    continue;
                assert.is(damageOf(escapeAll(damaged, form))?.plain.text, sentence, `${language} through ${table}`);
            }
        }
    });
    test(`a right sentence of any language is right in escapes: ${form}`, () => {
        for (const [language, sentence] of Object.entries(sentences)) {
            for (const right of [sentence, sentence.toUpperCase()])
                assert.is(damageOf(escapeAll(right, form)), undefined, language);
        }
    });
}
test('pairs show what is found as it is written', () => {
    const line = '{"caf\\u00c3\\u00a9": "na&Atilde;&macr;f"}';
    const { pairs, text } = damageOf(line);
    assert.equal(pairs.map(({ found, bytes, expected }) => [found, bytes, expected]), [['\\u00c3\\u00a9', [0xc3, 0xa9], '\u00e9'], ['&Atilde;&macr;', [0xc3, 0xaf], '\u00ef']]);
    assert.is(text, '{"caf\u00e9": "na\u00eff"}');
    for (const { found, foundStart, expected, expectedStart } of pairs) {
        assert.is(line.slice(foundStart, foundStart + found.length), found);
        assert.is(text.slice(expectedStart, expectedStart + expected.length), expected);
    }
});
test('a piece may be escaped in part, and right escapes beside it stay', () => {
    assert.equal(damageOf('caf\u00c3&copy; d\\u00e9j\\u00e0')?.pairs.map(({ found }) => found), ['\u00c3&copy;']);
    assert.is(damageOf('caf\u00c3&copy; d\\u00e9j\\u00e0')?.text, 'caf\u00e9 d\\u00e9j\\u00e0');
});
test('damage that is not escaped is not found here', () => {
    assert.is(damageOf('caf\u00c3\u00a9'), undefined);
    assert.is(damageOf('caf\u00c3\u00a9 \\u00e9t\\u00e9'), undefined);
    assert.equal(damageOf('caf\u00c3\u00a9 th\\u00c3\\u00a9')?.pairs.map(({ found }) => found), ['\\u00c3\\u00a9']);
});
test('text that was misread twice is followed to its end', () => {
    const line = 'caf\\u00c3\\u0083\\u00c2\\u00a9 fran\\u00c3\\u0083\\u00c2\\u00a7ais';
    const { pairs, layers } = damageOf(line);
    assert.is(layers.length, 2);
    assert.equal(pairs.map(({ found, expected }) => [found, expected]), [['\\u00c3\\u0083\\u00c2\\u00a9', '\u00e9'], ['\\u00c3\\u0083\\u00c2\\u00a7', '\u00e7']]);
});
test('right text that looks like damage in escapes is left alone', () => {
    const right = [
        // URLs, words and capitals of Portuguese, Turkish, Vietnamese, Russian, Thai.
        'https://pt.example/S%C3%A3o_Paulo', 'S&Atilde;O PAULO, AMANH\\u00c3\\u2026', 'IRM&Atilde;&rdquo;', '\\u00d6\\u011frenin', 'https://vi.example/Ti%E1%BA%BFng_Vi%E1%BB%87t',
        'https://ru.example/%D0%A0%D0%BE%D1%81%D1%81%D0%B8%D1%8F', '\\u0442\\u0435\\u0433', '\\u0e25\\u0e1a', 'CAF&Eacute;&reg;', 'p&Aring; &Oslash;&plusmn;0,2',
        // Tables of characters.
        '&Acirc; &Atilde; &copy; &nbsp;', '<td>&Atilde;</td><td>&copy;</td>', '{"\\u00c3": "\\u00a9", "\\u00c2": "\\u00a0"}', '&Acirc;, &Atilde;, &Auml;', '\\u00c0\\u00c1\\u00c2\\u00c3\\u00c4',
        // Classes of characters in patterns.
        '[\\u00c0-\\u00ff]', '[A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1]', '/[\\xc0-\\xff\\xa0]/', '/[\\u0080-\\u009f]/g', '[^\\x00-\\x7f\\xa0]',
        // Code that names C1 controls, which are damage only where they stand.
        's.replace(/\\u0092/g, "\'")', '"\\x93" + text + "\\x94"'
    ];
    for (const line of right)
        assert.is(damageOf(line), undefined, line);
});
test('C1 controls in escapes do not count, wherever they stand', () => {
    assert.is(damageOf('it\\u0092s "Spa\\u00df\\u2026"'), undefined);
});
test('pieces that have lost a byte are not told from letters in escapes', () => {
    assert.is(damageOf('voil&Atilde; , d\\u00c3 '), undefined);
});
test.run();
