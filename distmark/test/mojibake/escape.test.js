import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isHexCharacterIn, unescape } from '../../src/mojibake/escape.js';
import { seededRandom } from '../seeded-random.js';
const inText = { isHexCharacter: true };
const textOf = (line, settings = inText) => unescape(line, settings).text;
test('escapes of strings are read', () => {
    assert.is(textOf('caf\\u00e9 \\u00C3\\u00A9 \\ud83d\\ude00'), 'caf\u00e9 \u00c3\u00a9 \u{1f600}');
    assert.is(textOf('\\u{e9} \\u{1F600} \\U000000e9 \\U0001f600'), '\u00e9 \u{1f600} \u00e9 \u{1f600}');
    assert.is(textOf('\\xe9\\xE9'), '\u00e9\u00e9');
    assert.is(textOf('\\\\u00e9 \\\\xe9'), '\u00e9 \u00e9');
});
test('character references are read: by name, by number, and the numbers of windows-1252 as HTML says', () => {
    assert.is(textOf('&eacute;&Atilde;&euro;&rsquo;&nbsp;&frac12;'), '\u00e9\u00c3\u20ac\u2019\u00a0\u00bd');
    assert.is(textOf('&#233;&#0233;&#xe9;&#XE9;&#128512;'), '\u00e9\u00e9\u00e9\u00e9\u{1f600}');
    assert.is(textOf('&#128;&#x92;'), '\u20ac\u2019');
});
test('runs of bytes are read where they are UTF-8', () => {
    assert.is(textOf('caf%C3%A9%20%e2%82%ac'), 'caf\u00e9%20\u20ac');
    assert.is(textOf('caf=C3=A9 =F0=9F=98=80=20'), 'caf\u00e9 \u{1f600}=20');
    for (const other of ['%E9', '%C3', '%C3%28', '%C3=A9', '%ED%A0%80', '=E9=E8'])
        assert.is(textOf(other), other);
});
test('ASCII, unknown names and what is no character stay escaped', () => {
    for (const line of ['\\u0041 \\x41 \\u{41}', '&amp; &lt; &#65; &#x41; &#10;', '&alpha; &nosuch; &eacute &-;', '%41 %20 a=41', '\\u00e \\xg9 \\u{110000} \\U00110000 &#1114112;', 'C:\\users \\x'])
        assert.is(textOf(line), line);
});
test('bytes of a string of bytes are no characters, nor are they in languages whose strings hold bytes', () => {
    for (const line of ["b'caf\\xc3\\xa9'", 'rb"\\xc3\\"\\xa9"', "x = B'\\xc3\\xa9' + Rb'\\xe9'"])
        assert.is(textOf(line), line);
    assert.is(textOf("b'\\xc3' + '\\xe9', grab'\\xe9'"), "b'\\xc3' + '\u00e9', grab'\u00e9'");
    assert.is(textOf('"\\xc3\\xa9" "\\u00e9"', { isHexCharacter: false }), '"\\xc3\\xa9" "\u00e9"');
    for (const path of ['a.c', 'src/a.PHP', 'a.b.go', 'access.log', 'de.po'])
        assert.not(isHexCharacterIn(path), path);
    for (const path of [undefined, 'a', 'a.js', 'a.json', 'a.py', 'c', 'a.c.txt', 'a.md'])
        assert.ok(isHexCharacterIn(path), path);
});
const written = ['plain ', '\u00e9', '\u{1f600}', '\\u00e9', '\\ud83d\\ude00', '\\u{1f600}', '\\xe9', '&eacute;', '&#128512;', '%C3%A9', '%F0%9F%98%80%C3%A9', '=C3=A9', '%E9', '&amp;', '\\'];
test('every character of the text knows where in the line it begins', () => {
    for (let seed = 1; seed <= 500; seed++) {
        const random = seededRandom(seed);
        const line = Array.from({ length: random.below(12) }, () => random.pick(written)).join('');
        const { text, starts } = unescape(line, inText);
        assert.is(starts.length, text.length + 1, `seed ${seed}`);
        assert.is(starts[text.length], line.length, `seed ${seed}`);
        for (let index = 0; index < text.length; index++) {
            // Both halves of a character that one escape stands for begin where it does.
            const end = starts.slice(index).find((start) => start > starts[index]);
            const piece = line.slice(starts[index], end);
            const unescaped = unescape(piece, inText).text;
            assert.ok(unescaped === text[index] || unescaped === text.slice(index, index + 2) || unescaped === text.slice(index - 1, index + 1), `seed ${seed}: ${piece}`);
        }
    }
});
test('long lines take time in proportion to their length', () => {
    // Where one step looked at the whole line, these would take minutes, not a second.
    const long = 200_000;
    for (const piece of ['\\', '\\u00e9', '&', '&eacute', '&#', '%C3%A9', '%C3', '=C3', 'b"\\"', "b'", 'rb"', '\\u{1']) {
        assert.ok(unescape(piece.repeat(long), inText).text.length > 0);
    }
});
test.run();
