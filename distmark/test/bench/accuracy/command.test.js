import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sentences } from '../../mojibake/sentences.js';
const command = path.join(import.meta.dirname, '../../../bench/accuracy.js');
const corpora = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-corpora-'));
const write = (file, rows) => fs.writeFileSync(path.join(corpora, file), `${rows.join('\n')}\n`);
/** French from two sources, German from one, so that the first is halved by sources and the second by lines. */
test.before(() => {
    fs.mkdirSync(path.join(corpora, 'pack'));
    const { French = '', German = '' } = sentences;
    const twelve = (text) => Array.from({ length: 12 }, (_, index) => `${text} ${index}`);
    write('pack/fr.txt', twelve(French));
    write('pack/fr.words.txt', French.split(' ').filter((word) => /[^\0-\x7f]/.test(word)));
    write('pack/de.txt', twelve(German));
    write('pack/SOURCES.tsv', ['file\tsource\tlicence\tfirst line', 'fr.txt\tbooks\tMIT\t1', 'fr.words.txt\tlists\tMIT\t1', 'de.txt\tbooks\tMIT\t1']);
    write('pack/HARD_NEGATIVES.tsv', ['language\ttables\tsource\tfile\tline\ttext\twould become', 'ru\tibm866\ta\tb\t1\t\u0442\u0435\u0433\\t1\tx']);
    write('damaged.tsv', ['source\tlicence\ttables\tdamaged\tright', 'a\tMIT\twindows-1252\tcaf\u00c3\u00a9\tcaf\u00e9']);
});
test.after(() => fs.rmSync(corpora, { recursive: true }));
function run(...args) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--corpora', corpora, ...args], { encoding: 'utf8' });
    const rows = stdout.split('\n').filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
    return { status, stdout, stderr, row: (name) => rows.find(([first]) => first === name) };
}
test('all questions are asked, and answered line by line', () => {
    const json = path.join(corpora, 'answers.json');
    const { status, row } = run('--json', json, '--tables', 'windows-1252');
    assert.is(status, 0);
    // 12 lines of each language, and the words that hold a character beyond ASCII.
    const { French = '' } = sentences;
    const words = French.split(' ').filter((word) => /[^\0-\x7f]/.test(word)).length;
    assert.is(row('precision')?.[1], String(24 + words));
    assert.is(row('whole')?.[1], String(24 + words));
    // Every sixth line in each of five passes.
    assert.is(row('scattered')?.[1], String(5 * (4 + Math.floor(words / 6))));
    assert.equal(row('published')?.slice(1, 3), ['1', '100.00']);
    assert.is(row('negatives')?.[1], '1');
    const answers = JSON.parse(fs.readFileSync(json, 'utf8'));
    assert.is(answers.precision.right.wrong, 0);
    assert.is(answers.whole.tables['windows-1252'].lines, 24 + words);
});
test('both halves are measured, each by the model of the other', () => {
    const { status, stdout, row } = run('--split', '--only', 'precision,negatives');
    assert.is(status, 0);
    assert.match(stdout, /Held out: lists\.|Held out: books\./);
    assert.match(stdout, '1 with a single source are halved by lines');
    assert.is(Number(row('precision')?.[1]), 24 + (sentences['French'] ?? '').split(' ').filter((word) => /[^\0-\x7f]/.test(word)).length);
    // The lists are asked about once.
    assert.is(row('negatives')?.[1], '1');
});
test('a missed floor is named and ends in 1, a wrong option in 2', () => {
    write('damaged.tsv', ['source\tlicence\ttables\tdamaged\tright', 'a\tMIT\tnone\tplain\tother']);
    const missed = run('--only', 'published', '--floors');
    assert.is(missed.status, 1);
    assert.match(missed.stderr, 'published: 0 of 1 damaged lines come back (0.000 %), fewer than 99.6 %');
    const wrong = run('--only', 'recall');
    assert.is(wrong.status, 2);
    assert.match(wrong.stderr, '--only knows no "recall"');
});
test('the cost of a decision is measured on lines of about 100 bytes', () => {
    const line = `Ein langer Satz, der nur einen Umlaut hat, aber \u00fcber neunzig Zeichen lang wird, weil er noch weitergeht.`;
    fs.appendFileSync(path.join(corpora, 'pack/de.txt'), `${line}\n`);
    const { status, row } = run('--cost', '--languages', 'de', '--tables', 'windows-1252');
    assert.is(status, 0);
    assert.is(row('damaged')?.[1], '1');
    assert.ok(Number(row('damaged')?.[2]) > 0);
    // No right line is suspect, so none is timed.
    assert.equal(row('right, and suspect')?.slice(1), ['0', '-']);
});
test.run();
