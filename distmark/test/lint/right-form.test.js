import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rightFormFinder } from '../../src/lint/right-form.js';
/** Whether `text` shows the right form of a word, whose characters beyond ASCII are the repaired ones. */
function shows(text, word) {
    return rightFormFinder([text])({ text: word, characters: word.match(/[^\0-\x7f]/g) ?? [] });
}
test('a word is its own right form, and a longer one is not', () => {
    assert.ok(shows('not caf\u00e9, but', 'caf\u00e9'));
    assert.ok(shows('caf\u00e9s, caf\u00e9.', 'caf\u00e9'));
    assert.not(shows('caf\u00e9s', 'caf\u00e9'));
    assert.not(shows('Eiscaf\u00e9', 'caf\u00e9'));
});
test('letters of all scripts make a word longer', () => {
    assert.not(shows('\u043d\u043e\u0432\u044b\u0439', '\u043d\u043e\u0432'));
    assert.ok(shows('\u00ab\u043d\u043e\u0432\u00bb', '\u043d\u043e\u0432'));
});
test('a repaired character alone in marks is the right form of a word that it is part of', () => {
    for (const marked of ['`\u00c4`', '"\u00c4"', "'\u00c4'", '\u201c\u00c4\u201d', '\u2018\u00c4\u2019', '\u201e\u00c4\u201c', '\u201d\u00c4\u201d', '\u00ab\u00c4\u00bb', '\u300c\u00c4\u300d', '(\u00c4)', '[\u00c4]', '<b>\u00c4</b>']) {
        assert.ok(shows(`instead of ${marked} here`, '\u00c42'), marked);
        assert.ok(shows(`instead of ${marked} here`, 'M\u00c4NNER'), marked);
    }
});
test('a repaired character beside an arrow, or alone in a cell, is the right form as well', () => {
    for (const text of ['x -> \u00c4', 'x => \u00c4.', 'x \u2192 \u00c4, y', '\u00c4 \u2192 x', '\u00c4 -> x', '| x | \u00c4 |', '\u00c4 | x', '  \u00c4  ', '<td>\u00c4', '  - \u00c4', '   * - \u00c4']) {
        assert.ok(shows(text, '\u00c42'), text);
    }
});
test('marks show signs, and parts of words', () => {
    assert.ok(shows('not `\u2019`', 'don\u2019t'));
    assert.ok(shows('not \u2018\u2019\u2019', 'don\u2019t'));
    assert.ok(shows('not `\u2014`', '\u2014x'));
    assert.ok(shows('the word "caf\u00e9"', 'caf\u00e9s'));
    assert.ok(shows('"\u00e9" and "\u00e0"', 'd\u00e9j\u00e0'));
    assert.ok(shows('"\u00f6" and "\u00df"', 'Gr\u00f6\u00dfe'));
});
test('every repaired character of a word must be shown', () => {
    assert.not(shows('only "\u00e9"', 'd\u00e9j\u00e0'));
    assert.not(shows('"\u00ef"', 'na\u00ef\u00e9'));
});
test('prose that holds the same letter is not a quotation', () => {
    for (const text of [
        'et le th\u00e9 de l\u2019\u00e9t\u00e9', 'Ren\u00e9 (n\u00e9 en 1950)', '\u00ab D\u00e9j\u00e0 \u00bb', '"\u00e9t\u00e9"', 'l\'\u00e9\'t\u00e9', 'th\u00e9 \u2192 d\u00e9j\u00e0',
        'et \u00e9 sans', '\u00e9, puis', 'x \u2192 th\u00e9', '| th\u00e9 |', 'le (th\u00e9) vert'
    ])
        assert.not(shows(text, 'caf\u00e9'), text);
});
test('several texts show the forms together', () => {
    assert.ok(rightFormFinder(['"\u00e9"', '(\u00e0)'])({ text: 'd\u00e9j\u00e0', characters: ['\u00e9', '\u00e0'] }));
});
test('long lines take time in proportion to their length', () => {
    // Where one step looked at the whole line, these would take minutes, not a second.
    const long = 300_000;
    assert.not(shows('\u00e9'.repeat(long), 'caf\u00e9'));
    assert.not(shows(' '.repeat(long) + '\u00e9', 'caf\u00e9'));
    assert.not(shows('"\u00e9 '.repeat(long), 'caf\u00e9'));
    assert.not(shows('(\u00e9'.repeat(long), 'caf\u00e9'));
});
test.run();
