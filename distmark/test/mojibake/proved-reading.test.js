import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isProved } from '../../src/mojibake/pair.js';
import { readings } from '../../src/mojibake/proved-reading.js';
import { defaultTables } from '../../src/mojibake/reversal-tables.js';
import { judge } from '../../src/mojibake/verdict.js';
import { misread } from './misreading.js';
import { sentences } from './sentences.js';
const damagedSentences = Object.values(sentences).flatMap((sentence) => ['windows-1252', 'koi8-r', 'cp850'].flatMap((name) => misread(sentence, name) ?? []));
test('the readings of a line are those that it is judged by', () => {
    for (const line of [...damagedSentences, ...Object.values(sentences)]) {
        assert.equal(readings(line).map(({ text, gain }) => [text, gain]), judge(line, defaultTables).proved.map(({ text, gain }) => [text, gain]), line);
    }
});
test('every reading leads back to the line, and its pairs hold all that changes', () => {
    for (const line of damagedSentences) {
        for (const reading of readings(line)) {
            assert.ok(isProved(line, reading));
            let repaired = '';
            let copied = 0;
            for (const { found, foundStart, expected, expectedStart } of reading.pairs) {
                repaired += line.slice(copied, foundStart);
                assert.is(repaired.length, expectedStart);
                repaired += expected;
                copied = foundStart + found.length;
            }
            assert.is(repaired + line.slice(copied), reading.text);
        }
    }
});
test('a reading says what it needs and how strong it is', () => {
    const [cafe] = readings('Un caf\u00c3\u00a9 cr\u00c3\u00a8me');
    assert.is(cafe?.leastGain, 10);
    assert.is(cafe?.strength, 'overwhelming');
    // Thai "remove", which windows-874 takes back to an Armenian letter.
    const [thai] = readings('"Remove": "\u0e25\u0e1a",');
    assert.is(thai?.leastGain, 16);
    assert.is(thai?.strength, 'none');
});
test('marks at the start are no part of a reading, and pairs are found behind them', () => {
    for (const marks of ['\ufeff', '\u00ef\u00bb\u00bf', '\ufeff\u00ef\u00bb\u00bf']) {
        const line = `${marks}caf\u00c3\u00a9 cr\u00c3\u00a8me`;
        const [reading] = readings(line);
        assert.is(reading?.text, 'caf\u00e9 cr\u00e8me');
        assert.equal(reading?.pairs.map(({ found, foundStart, expectedStart }) => [line.slice(foundStart, foundStart + found.length), expectedStart]), [['\u00c3\u00a9', 3], ['\u00c3\u00a8', 7]]);
    }
});
test('tables are added and left out by name', () => {
    const damaged = misread('l\u2019\u00e9t\u00e9', 'macintosh') ?? '';
    const tablesOf = (options) => readings(damaged, options).flatMap(({ layers }) => layers[0].tables);
    assert.not.ok(tablesOf().includes('macintosh'));
    assert.ok(tablesOf({ tables: { add: ['macintosh'] } }).includes('macintosh'));
    assert.equal(readings('caf\u00c3\u00a9', { tables: { remove: ['windows-1252', 'windows-1254', 'windows-1258'] } }).filter(({ text }) => text === 'caf\u00e9').flatMap(({ layers }) => layers[0].tables).filter((name) => /windows-125[248]|latin/.test(name)), []);
});
test('right text without another reading has none', () => {
    for (const text of ['', 'plain', 'caf\u00e9', '\ufffd', '\ud800'])
        assert.equal(readings(text), [], JSON.stringify(text));
});
test.run();
