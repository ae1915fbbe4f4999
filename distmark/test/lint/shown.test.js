import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codePointName, shown, shownBytes, shownPieces } from '../../src/lint/shown.js';
test('controls are named, so that a terminal is not steered', () => {
    assert.is(shown('a\x1b[31mb\x00\x7f\u009d'), 'a<U+001B>[31mb<U+0000><U+007F><U+009D>');
    assert.is(shown('\t\r\n'), '<U+0009><U+000D><U+000A>');
});
test('characters that turn the direction of text are named', () => {
    assert.is(shown('\u202ea\u2066b\u200fc\u061c'), '<U+202E>a<U+2066>b<U+200F>c<U+061C>');
});
test('invisible characters are named: marks, joiners, soft hyphens, blanks, separators', () => {
    assert.is(shown('\ufeff\u200b\u2060\u00ad\u00a0\u3000\u2028\ufe0f'), '<U+FEFF><U+200B><U+2060><U+00AD><U+00A0><U+3000><U+2028><U+FE0F>');
});
test('what no font can show is named: private use, noncharacters, half surrogates', () => {
    assert.is(shown('\ue000\ufdd0\ud83d.\u{10ffff}'), '<U+E000><U+FDD0><U+D83D>.<U+10FFFF>');
});
test('text of all scripts is shown as it is', () => {
    for (const text of ['caf\u00e9 \u2013 \u201cok\u201d', '\u041f\u0440\u0438\u0432\u0435\u0442', '\u4eca\u65e5\u306f', '\u05e9\u05dc\u05d5\u05dd', '\u0e01\u0e33', '\u{1f600}', '\ufffd', '\u00c3\u00a9'])
        assert.is(shown(text), text);
});
test('a text is parted at what cannot be seen', () => {
    assert.equal(shownPieces('a\u00a0\u200bb'), [
        { text: 'a', isUnseen: false }, { text: '\u00a0', isUnseen: true }, { text: '\u200b', isUnseen: true }, { text: 'b', isUnseen: false }
    ]);
    assert.equal(shownPieces('caf\u00e9 '), [{ text: 'caf\u00e9 ', isUnseen: false }]);
    assert.equal(shownPieces(''), []);
});
test('code points have four to six digits in upper case', () => {
    assert.equal(['\n', '\u00e9', '\uabcd', '\u{1f600}'].map(codePointName), ['U+000A', 'U+00E9', 'U+ABCD', 'U+1F600']);
});
test('bytes have two digits in upper case', () => {
    assert.is(shownBytes([0, 0xa, 0xc3, 0xff]), '00 0A C3 FF');
    assert.is(shownBytes([]), '');
});
test.run();
