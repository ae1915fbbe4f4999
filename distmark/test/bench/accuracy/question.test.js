import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { misread, misreadingTables } from '../../../bench/accuracy/misreading.js';
import { questions } from '../../../bench/accuracy/question.js';
import { rightFiles } from '../../../bench/accuracy/right-file.js';
const lines = Array.from({ length: 30 }, (_, index) => `caf\u00e9 ${index}`);
const files = [{ name: 'aa.txt', lines }, { name: 'bb.txt', lines: lines.slice(0, 7) }];
const tables = ['windows-1252', 'koi8-r', 'cp437'];
const casesOf = (question, perLanguage = 12) => questions[question]({ folder: '', files }, { perLanguage, tables }).map((make) => make());
const tablesOf = ({ lines: own }) => own.map((line) => line.table);
test('a line is read through one table after another', () => {
    assert.is(misread('caf\u00e9', ['windows-1252']), 'caf\u00c3\u00a9');
    assert.is(misread('caf\u00e9', ['latin-1', 'windows-1252']), 'caf\u00c3\u0192\u00c2\u00a9');
    assert.is(misread('\u2019', ['cp437']), '\u0393\u00c7\u00d6');
});
test('a line whose bytes a table would lose, or that would break, is not damaged', () => {
    // windows-1257 has nothing for A1, the second byte.
    assert.is(misread('\u00e1', ['windows-1257']), undefined);
    assert.is(misread('\u00e1', ['windows-1252']), '\u00c3\u00a1');
    // 85 is a line end to some programs where latin-1 leaves it a control.
    assert.is(misread('\u00c5', ['latin-1']), undefined);
    assert.is(misread('\u00c5', ['windows-1252']), '\u00c3\u2026');
});
test('lines are damaged through the tables that are tried by default, and through latin-1', () => {
    assert.is(misreadingTables.length, 29);
    assert.not(misreadingTables.includes('macintosh'));
    assert.ok(misreadingTables.includes('latin-1'));
});
test('precision hands in every line as it stands, or so many of them', () => {
    const [all] = casesOf('precision');
    assert.equal(all?.lines.map(({ written, right }) => [written, right]), lines.map((line) => [line, line]));
    const [some] = questions.precision({ folder: '', files }, { perLanguage: 1, rightPerLanguage: 3, tables }).map((make) => make());
    assert.equal(some?.lines.map(({ right }) => right), ['caf\u00e9 0', 'caf\u00e9 10', 'caf\u00e9 20']);
});
test('scattered damages every sixth line, through one table a file', () => {
    const found = casesOf('scattered');
    assert.is(found.length, 10);
    for (const file of found) {
        assert.ok(tablesOf(file).every((table, index) => (table !== undefined) === (index % 6 === 5)));
        assert.is(new Set(tablesOf(file).filter(Boolean)).size, 1);
    }
    // The second file of the first pass meets the second table.
    assert.is(found[1]?.lines[5]?.table, 'koi8-r');
    assert.is(found[1]?.lines[5]?.written, misread('caf\u00e9 5', ['koi8-r']));
});
test('mixed damages every sixth line, each through another table', () => {
    assert.equal(tablesOf(casesOf('mixed', 30)[0] ?? { name: '', lines: [] }).filter(Boolean), ['windows-1252', 'koi8-r', 'cp437', 'windows-1252', 'koi8-r']);
});
test('whole damages every line, through every table', () => {
    const found = casesOf('whole', 40);
    assert.equal(found.map(({ lines: own }) => [own.length, own[0]?.table]), tables.flatMap((table) => [[5, table], [5, table]]));
});
test('layers damages lines two or three times', () => {
    const found = casesOf('layers');
    assert.equal(found.map(({ lines: own }) => own[0]?.table), ['windows-1252+windows-1252', 'latin-1+windows-1252', 'windows-1252+windows-1252+windows-1252'].flatMap((table) => [table, table]));
});
test('right files hold only lines that some table could damage and no program breaks', () => {
    const line = (text, file) => ({ text, file, lineNumber: 1, source: 'a', licence: 'MIT' });
    const found = rightFiles([line('caf\u00e9', 'fr.txt'), line('plain', 'fr.txt'), line('\u00e9\u2028', 'fr.txt'), line('\u00fc', 'de.words.txt')]);
    assert.equal(found, [{ name: 'fr.txt', lines: ['caf\u00e9'] }, { name: 'de.words.txt', lines: ['\u00fc'] }]);
    assert.equal(rightFiles([line('caf\u00e9', 'fr.txt'), line('\u00fc', 'de.words.txt')], ['de']).map(({ name }) => name), ['de.words.txt']);
});
test.run();
