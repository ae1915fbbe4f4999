import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asciiClass, asciiClassCount, blank, groupName, isHangul, isTiered } from '../../src/mojibake/symbol.js';
const classOf = (character) => asciiClass[character.charCodeAt(0)];
test('every ASCII character has a class, and blanks and controls share one', () => {
    assert.is(asciiClass.length, 128);
    for (const number of asciiClass)
        assert.ok(number >= blank && number < asciiClassCount);
    for (const character of ' \t\0\x1f\x7f')
        assert.is(classOf(character), blank, escape(character));
    for (const character of 'aZ09.,;:!?"\'`([{<)]}>-_/\\|@#$%^&*+=~')
        assert.is.not(classOf(character), blank, character);
});
test('small letters are classes of their own, other characters share theirs', () => {
    assert.is(new Set(Array.from('abcdefghijklmnopqrstuvwxyz', classOf)).size, 26);
    for (const members of ['0123456789', 'AEIOUY', 'BCDFGHJKLMNPQRSTVWXZ', '.,;:!?', '"\'`', '([{<', ')]}>', '-_/\\|', '@#$%^&*+=~']) {
        assert.is(new Set(Array.from(members, classOf)).size, 1, members);
    }
});
test('hanzi and Hangul syllables stand in tiers, kana and Thai do not', () => {
    for (const character of '\u3400\u4e00\u9fff\uac00\ud7a3')
        assert.ok(isTiered(character.charCodeAt(0)), escape(character));
    for (const character of 'a\u00e9\u3042\u30a2\u33ff\u0e01\ua000\uabff\ud7a4\u1100')
        assert.not(isTiered(character.charCodeAt(0)), escape(character));
    assert.ok(isHangul(0xac00) && isHangul(0xd7a3));
    assert.not(isHangul(0x4e00) || isHangul(0xabff) || isHangul(0xd7a4));
});
test('a group is a script and a kind', () => {
    const names = [
        [0xe9, 'latin lower'], [0xc9, 'latin upper'], [0xa0, 'latin blank'], [0xa9, 'latin symbol'], [0x80, 'latin control'], [0x416, 'cyrillic upper'], [0x3b1, 'greek lower'],
        [0x301, 'combining mark'], [0x5d0, 'hebrew letter'], [0x661, 'arabic number'], [0x4e2d, 'han letter'], [0xd55c, 'hangul letter'], [0x3042, 'hiragana letter'], [0x2019, 'punctuation punctuation'],
        [0xe000, 'private-use control'], [0x1f600, 'supplementary symbol'], [0x20000, 'han-supplementary letter'], [0xe01, 'block-1c letter'], [0x10ffff, 'han-supplementary control'], [0xd800, 'block-1b0 control']
    ];
    for (const [codePoint, name] of names)
        assert.is(groupName(codePoint), name, codePoint.toString(16));
});
test.run();
