import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addLetters, lettersOf, noLetters } from '../../src/mojibake/letter-counts.js';
import { defaultTables } from '../../src/mojibake/reversal-tables.js';
import { judge, judgeLines } from '../../src/mojibake/verdict.js';
import { misread as misreading } from './misreading.js';
const nothing = () => ({ letters: noLetters(), lineCount: 0 });
/** What is known of a file whose right lines are these. */
function rightLines(...lines) {
    const letters = noLetters();
    for (const line of lines)
        addLetters(letters, lettersOf(line));
    return () => ({ letters, lineCount: lines.length });
}
/** Reads the UTF-8 bytes of a text through a table that has all of them. */
function misread(text, table) {
    const damaged = misreading(text, table);
    if (damaged === undefined)
        throw new Error(`${text} is lost in ${table}`);
    return damaged;
}
const textOf = (verdict) => (verdict?.kind === 'damaged' ? verdict.reading.text : verdict?.kind);
// U+00F8 through ISO-8859-10 and U+00F6 through ISO-8859-4 look the same.
const danish = ['fl\u00f8de', 'K\u00f8benhavn er en by', 'Sm\u00f8rrebr\u00f8d'];
test('the letters of right lines settle what a line alone cannot', () => {
    const damaged = misread(danish[0], 'iso-8859-10');
    assert.is.not(textOf(judge(damaged, defaultTables)), danish[0]);
    const right = rightLines('R\u00f8dgr\u00f8d med fl\u00f8de p\u00e5 bordet', 'S\u00f8ren \u00e6der br\u00f8d', 'Ingen \u00f8l f\u00f8r frokost');
    assert.is(textOf(judgeLines([damaged], defaultTables, right)[0]), danish[0]);
    const swedish = rightLines('K\u00f6ttbullar och \u00f6l f\u00f6r sm\u00f6r', 'G\u00f6ran \u00e4ter br\u00f6d', 'F\u00f6r m\u00f6rkt');
    assert.is(textOf(judgeLines([damaged], defaultTables, swedish)[0]), 'fl\u00f6de');
});
test('the table that explains the other lines settles what a line alone cannot', () => {
    // Only ISO-8859-10 explains the Sami letters.
    const lines = ['fl\u00f8de', 'Davvis\u00e1megiella \u0111\u0161\u017e\u014b\u0167', 'S\u00e1pmi \u010d\u00e1hci \u0161ilju \u0167', 'boa\u0111\u00e1n \u0161 \u014b'].map((line) => misread(line, 'iso-8859-10'));
    assert.is.not(textOf(judge(lines[0], defaultTables)), 'fl\u00f8de');
    assert.is(textOf(judgeLines(lines, defaultTables, nothing)[0]), 'fl\u00f8de');
});
test('a lone letter is accepted in a file full of the same damage, and not in one of its own', () => {
    const table = 'windows-1251';
    const lone = misread('Questo \u00e8 un alias', table);
    assert.is(textOf(judge(lone, defaultTables)), 'right');
    const others = ['Perch\u00e9 citt\u00e0 pi\u00f9', 'Libert\u00e0, qualit\u00e0 e et\u00e0', 'Cos\u00ec finir\u00e0 luned\u00ec', 'Caff\u00e8 e t\u00e8'].map((line) => misread(line, table));
    assert.is(textOf(judgeLines([lone, ...others], defaultTables, nothing)[0]), 'Questo \u00e8 un alias');
});
test('a line does not speak for itself', () => {
    const lone = misread('Questo \u00e8 un alias', 'windows-1251');
    assert.equal(judgeLines([lone, lone], defaultTables, nothing).map(textOf), ['right', 'right']);
});
test('right lines that reverse stay right in a file full of damage', () => {
    // Each reverses through a table: Turkish, Thai, German, Czech with closing punctuation behind a capital.
    const right = ['\u00d6\u011frenin', '\u0e25\u0e1a', 'CAF\u00c9\u00ae', 'AH\u00c5\u2122', 'Viel Spa\u00df\u2026'];
    const damaged = ['Perch\u00e9 citt\u00e0 pi\u00f9', 'Libert\u00e0, qualit\u00e0 e et\u00e0', 'Cos\u00ec finir\u00e0 luned\u00ec', 'Caff\u00e8 e t\u00e8'];
    for (const table of ['windows-1252', 'windows-1254', 'windows-874', 'latin-1']) {
        const lines = [...right, ...damaged.map((line) => misread(line, table))];
        assert.equal(judgeLines(lines, defaultTables, nothing).slice(0, right.length).map(textOf), right.map(() => 'right'), table);
    }
});
test('says what the file added to the gain', () => {
    const lone = misread('Questo \u00e8 un alias', 'windows-1251');
    const others = ['Perch\u00e9 citt\u00e0 pi\u00f9', 'Libert\u00e0, qualit\u00e0 e et\u00e0', 'Cos\u00ec finir\u00e0 luned\u00ec'].map((line) => misread(line, 'windows-1251'));
    const verdict = judgeLines([lone, ...others], defaultTables, nothing)[0];
    assert.ok(verdict?.kind === 'damaged' && verdict.reading.fileGain !== undefined && verdict.reading.fileGain > 0 && verdict.reading.fileGain < verdict.reading.gain);
});
test('many open lines are weighed like few', () => {
    const lines = Array.from({ length: 5000 }, (_, index) => misread(`${index} \u00e8 un alias`, 'windows-1251'));
    const others = Array.from({ length: 50 }, () => misread('Perch\u00e9 citt\u00e0 pi\u00f9', 'windows-1251'));
    const verdicts = judgeLines([...others, ...lines], defaultTables, nothing).map(textOf);
    assert.is(verdicts.filter((text) => text === 'right').length, 0);
});
test.run();
