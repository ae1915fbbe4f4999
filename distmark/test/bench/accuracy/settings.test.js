import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings, UsageError } from '../../../bench/accuracy/settings.js';
const corpora = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-corpora-'));
test.before(() => {
    fs.mkdirSync(path.join(corpora, 'pack'));
    fs.writeFileSync(path.join(corpora, 'pack/SOURCES.tsv'), '');
});
test.after(() => fs.rmSync(corpora, { recursive: true }));
const read = (...args) => readSettings(['--corpora', corpora, ...args]);
function refusal(...args) {
    try {
        read(...args);
    }
    catch (error) {
        if (error instanceof UsageError)
            return error.message;
    }
    return 'no refusal';
}
test('without options everything is asked, of 600 lines a file', () => {
    const { mode, questions, languages, sampling, split } = read();
    assert.equal([mode, questions.length, languages, sampling.perLanguage, sampling.tables.length, split], ['measure', 8, [], 600, 29, false]);
});
test('options narrow what is asked', () => {
    const { questions, languages, sampling } = read('--only', 'mixed,precision', '--languages', 'de,fr', '--tables', 'latin-1,koi8-r', '--per-language', '1');
    assert.equal([questions, languages, sampling], [['precision', 'mixed'], ['de', 'fr'], { perLanguage: 1, tables: ['koi8-r', 'latin-1'] }]);
});
test('tables are signed with the options that decide what they hold', () => {
    assert.is(read('--split', '--json', 'a.json', '--floors', '--write').measured, '--per-language 600 --split');
    assert.is(read('--curve', '--languages', 'de,fr').measured, '--curve --languages de,fr --per-language 600');
});
test('what cannot be meant is refused, with what can', () => {
    assert.match(refusal('--only', 'recall'), '--only knows no "recall": it takes precision, scattered');
    assert.match(refusal('--tables', 'cp1252'), '--tables knows no "cp1252": it takes ibm866');
    assert.match(refusal('--per-language', '0'), 'no whole number above 0');
    assert.match(refusal('--per-languages', '3'), /per-languages/);
    assert.match(refusal('--peers', '--cost'), '--peers and --cost are measures of their own');
    assert.match(refusal('--peers', '--split'), 'leave out --split');
    assert.match(refusal('--curve', '--floors'), 'leave out --floors');
    assert.match(refusal('--corpora', path.join(corpora, 'pack')), 'no pack/SOURCES.tsv');
});
test.run();
