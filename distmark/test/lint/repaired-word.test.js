import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { repairedWords } from '../../src/lint/repaired-word.js';
/** The words of a text whose characters beyond ASCII are the repaired ones, but for those in `untouched`. */
function wordsOf(text, untouched = '') {
    const pairs = [...text.matchAll(/[^\0-\x7f]/gu)]
        .filter(([character]) => !untouched.includes(character))
        .map((match) => ({ found: '', bytes: [], expected: match[0], foundStart: 0, expectedStart: match.index }));
    return repairedWords(text, pairs);
}
const textsOf = (text, untouched = '') => wordsOf(text, untouched).map((word) => word.text);
test('repaired words are those that hold a repaired character, each once', () => {
    assert.equal(textsOf('Un caf\u00e9, d\u00e9j\u00e0 "caf\u00e9" (\u00e9t\u00e9) |\u00e0| fin'), ['caf\u00e9', 'd\u00e9j\u00e0', '\u00e9t\u00e9', '\u00e0']);
});
test('a word tells which of its characters were repaired', () => {
    assert.equal(wordsOf('Gru\u00df na\u00ef\u00e9 d\u00e9j\u00e0 x', '\u00e0'), [
        { text: 'Gru\u00df', characters: ['\u00df'] }, { text: 'na\u00ef\u00e9', characters: ['\u00ef', '\u00e9'] }, { text: 'd\u00e9j\u00e0', characters: ['\u00e9'] }
    ]);
});
test('punctuation around a word does not belong to it, unless it was repaired', () => {
    assert.equal(textsOf('C\u2019est l\u2019\u00e9t\u00e9. **Caf\u00e9**! \u00e9\u2026', '\u2019\u2026'), ['l\u2019\u00e9t\u00e9', 'Caf\u00e9', '\u00e9']);
    assert.equal(textsOf('**\u201ctr\u00e8s\u201d.**'), ['\u201ctr\u00e8s\u201d']);
    assert.equal(textsOf('\u2013.'), ['\u2013']);
});
test('digits belong to a word, and so do characters of two code units', () => {
    assert.equal(textsOf('\u00c42 \u{20000}\u00e9'), ['\u00c42', '\u{20000}\u00e9']);
    assert.equal(textsOf('\u{20000}\u00e9', '\u{20000}'), ['\u{20000}\u00e9']);
});
test('a repaired blank joins the words around it', () => {
    assert.equal(wordsOf('un 10\u00a0km ici'), [{ text: '10\u00a0km', characters: ['\u00a0'] }]);
});
test.run();
