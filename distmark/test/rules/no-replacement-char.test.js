import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rules } from '../../rules/index.js';
import '../../src/encoding/standard-codecs.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { bytesOf } from '../lint/random-bytes.js';
function findingsOf(bytes, { path = 'a.txt', encoding = undefined } = {}) {
    const document = createDocument({ bytes, path, ...(encoding === undefined ? {} : { encoding }) });
    return lint(document, { rules: configure(rules, {}), scopeOf: createScope(document) }).filter(({ ruleId }) => ruleId === 'no-replacement-char');
}
const noteOf = (...input) => findingsOf(...input)[0]?.note ?? '';
test('it says which of the three it found', () => {
    assert.match(noteOf(bytesOf('Jos\ufffd\n')), /^U\+FFFD stands in the file/);
    assert.match(noteOf(bytesOf('\ufeffJos', [0xe9], '\n')), /^The file is UTF-8, as its mark says/);
    assert.match(noteOf(bytesOf('Jos', [0xe9], '\n'), { encoding: 'utf-8' }), /^The file is UTF-8, as its declaration says/);
    assert.match(noteOf(bytesOf('Jos', [0xff], '\n'), { encoding: 'euc-kr' }), /^The file was read as euc-kr: bytes that this encoding cannot read/);
    assert.match(noteOf(bytesOf('Jos\u00ef\u00bf\u00bd\n')), /^These are the bytes EF BF BD of U\+FFFD, read as windows-1252/);
    assert.match(noteOf(bytesOf('\u951f\u65a4\u62f7\n')), /^These are the bytes EF BF BD EF BF BD of U\+FFFD, read as gb18030/);
});
test('nothing is ever fixed or expected', () => {
    for (const file of [bytesOf('\ufffd'), bytesOf('\u00ef\u00bf\u00bd'), bytesOf('\u5360\uc3d9\uc619'), bytesOf('\ufeff', [0xff])]) {
        assert.equal(findingsOf(file).map(({ edit, expected }) => [edit, expected]), [[undefined, undefined]]);
    }
});
test('undeclared bad bytes are not its business', () => {
    assert.equal(findingsOf(bytesOf('Jos', [0xe9], '\n')), []);
});
test('bad bytes do not hide the character behind them, and places hold', () => {
    const bytes = bytesOf('\ufeff', [0xe9, 0xff], 'a\ufffd');
    const document = createDocument({ bytes });
    assert.equal(findingsOf(bytes).map(({ span }) => [span, document.placeOf(span.start).column]), [[{ start: 3, end: 4 }, 2], [{ start: 6, end: 9 }, 5]]);
});
test('where code shows some of them, the others are told and counted', () => {
    const [both, ...others] = findingsOf(bytesOf('`\ufffd` Jos\ufffd Andr\ufffd\n'), { path: 'a.md' });
    assert.equal(others, []);
    assert.match(both.reason, /\(2 on this line\)/);
    assert.equal([both.level, both.span.start], ['error', 9]);
    const [misread] = findingsOf(bytesOf('`\u00ef\u00bf\u00bd` Jos\u00ef\u00bf\u00bd\n'), { path: 'a.md' });
    assert.equal([misread?.level, misread?.span.start], ['error', 12]);
});
test('a line that names the character has information only', () => {
    for (const name of ['U+FFFD', 'u+fffd', '\\uFFFD', '\\u{FFFD}', '\\xEF\\xBF\\xBD', '&#xFFFD;', '&#xfffd;', '&#65533;', '%EF%BF%BD', 'the replacement character', 'REPLACEMENT CHARACTER']) {
        assert.equal(findingsOf(bytesOf(`${name}: \ufffd`)).map(({ level }) => level), ['info'], name);
    }
    for (const name of ['U+FFFC', '\\uFFFE', '&#6553;', 'a replaced character'])
        assert.equal(findingsOf(bytesOf(`${name}: \ufffd`)).map(({ level }) => level), ['error'], name);
});
test('only the line itself names it', () => {
    assert.equal(findingsOf(bytesOf('U+FFFD\n\ufffd\n')).map(({ level }) => level), ['error']);
});
test('right text of every script is left alone', () => {
    for (const text of ['\u951f\u4e00', '\u5360\u6709\u7387', '\u6599\u65a4\u91cd', '\u043f\u0457\u0442\u0438', '\u00ef\u00bf ok', '\u00bf\u00bd cup?'])
        assert.equal(findingsOf(bytesOf(text)), [], text);
});
test.run();
