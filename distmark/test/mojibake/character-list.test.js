import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCharacterList } from '../../src/mojibake/character-list.js';
import { bytesMisread } from './misreading.js';
import { sentences } from './sentences.js';
test('letters that docs list are a list', () => {
    const lists = {
        Spanish: '\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1',
        German: '[a-z\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df]+',
        French: '\u00e0\u00e2\u00e7\u00e9\u00e8\u00ea\u00eb\u00ee\u00ef\u00f4\u00fb\u00f9\u00fc',
        Portuguese: 'characters such as \u00e3\u00f5\u00e7\u00e1\u00e9\u00ed\u00f3\u00fa',
        Danish: '\u00e6\u00f8\u00e5\u00c6\u00d8\u00c5',
        Icelandic: '\u00fe\u00e6\u00f0\u00e1\u00e9\u00ed\u00f3\u00fa\u00fd\u00f6',
        Swedish: '\u00e5\u00e4\u00f6 and \u00c5\u00c4\u00d6',
        signs: '\u00b1\u00bd\u00b0\u00b2',
        quotes: '\u2018\u2019\u201c\u201d\u2013\u2014\u2026',
        latin1: '\u00c0\u00c1\u00c2\u00c3\u00c4\u00c5\u00c6\u00c7\u00c8\u00c9\u00ca\u00cb'
    };
    for (const [name, text] of Object.entries(lists))
        assert.ok(isCharacterList(text), name);
});
test('sentences of other encodings are none, nor are words', () => {
    for (const [language, encoding] of [['Russian', 'windows-1251'], ['Bulgarian', 'windows-1251'], ['Ukrainian', 'koi8-u'], ['Greek', 'windows-1253'], ['Hebrew', 'windows-1255'], ['Thai', 'windows-874'], ['Korean', 'euc-kr']]) {
        assert.not(isCharacterList(bytesMisread(sentences[language] ?? '', encoding, 'windows-1252')), language);
    }
    // CYRILLIC: privet.
    assert.not(isCharacterList('\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2'));
    assert.not(isCharacterList('cr\u00e9\u00e9e'));
});
test('a list beside longer words does not make the line one', () => {
    const words = bytesMisread(sentences['Russian'] ?? '', 'windows-1251', 'windows-1252');
    assert.not(isCharacterList(`${words} \u00e1\u00e9\u00ed\u00f3\u00fa`));
});
test.run();
