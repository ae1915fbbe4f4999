import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { attemptsOf } from '../../src/mojibake/attempt.js';
import { bitOf, defaultTables, reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { misread } from './misreading.js';
const attempts = (line, tables = defaultTables) => attemptsOf(line, tables);
const through = (line, name) => attempts(line).find(({ tables }) => tables.includes(name));
test('a line is told with the pieces that go back and what breaks the rest', () => {
    // CYRILLIC CAPITAL LETTER ZHE is not in windows-1252.
    const [first] = attempts('caf\u00c3\u00a9 th\u00c3\u00a9 \u0416');
    assert.ok(first?.tables[0] === 'windows-1252');
    assert.equal(first?.pairs, [
        { found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 3, expectedStart: 3 },
        { found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9', foundStart: 8, expectedStart: 7 }
    ]);
    assert.equal(first?.breaker, { index: 11, found: '\u0416', bytes: [], problem: 'no-byte' });
});
test('tables that do alike are one attempt, likeliest first', () => {
    const [first] = attempts('caf\u00c3\u00a9 \u4e2d');
    assert.equal(first?.tables.slice(0, 1), ['windows-1252']);
    assert.ok(first?.tables.includes('windows-1254'));
    const all = attempts('caf\u00c3\u00a9 \u4e2d').flatMap(({ tables }) => tables);
    assert.is(new Set(all).size, all.length);
});
test('at most three are told: those with most pieces, and the one that gets furthest', () => {
    let furthestIsOwn = 0;
    const names = ['windows-1252', 'windows-1251', 'koi8-r', 'ibm866', 'cp437', 'windows-1253'];
    for (const first of names) {
        for (const second of names) {
            const line = `${misread('d\u00e9', first)} ${misread('\u2014 \u201cna\u00efve \u0416\u2026\u201d', second)} \u4e2d`;
            const singles = reversalTableNames.flatMap((_, table) => attempts(line, 1 << table));
            const told = attempts(line);
            assert.ok(told.length <= 3);
            assert.is(Math.max(...told.map(({ breaker }) => breaker.index)), Math.max(...singles.map(({ breaker }) => breaker.index)), line);
            assert.is(told[0]?.pairs.length, Math.max(...singles.map(({ pairs }) => pairs.length)), line);
            if (told.length === 3 && told[2].pairs.length < told[1].pairs.length && told[2].breaker.index > told[1].breaker.index)
                furthestIsOwn++;
        }
    }
    assert.ok(furthestIsOwn > 0);
});
test('a character that no repair may bring breaks a line that goes back whole', () => {
    const attempt = through(misread('\ue000', 'koi8-r') ?? '', 'koi8-r');
    assert.is(attempt?.breaker.problem, 'forbidden');
    assert.is(attempt?.breaker.expected, '\ue000');
    assert.equal(attempt?.pairs, []);
});
test('C1 controls are read as windows-1252 as far as the rest of the line lets them', () => {
    const named = attempts('It\u0092s \u0416').find(({ original }) => original === 'windows-1252');
    assert.equal(named?.tables, ['latin-1']);
    assert.equal(named?.pairs.map(({ expected }) => expected), ['\u2019']);
    assert.is(named?.breaker.found, '\u0416');
    // U+0085 is a line end to some systems, and 81 has no character to name.
    assert.equal(attempts('a\u0085b'), []);
    assert.is(attempts('It\u0092s \u0081').find(({ original }) => original === 'windows-1252')?.breaker.problem, 'forbidden');
});
test('text of which no piece goes back, or all does, gives none', () => {
    for (const text of ['', 'plain', 'caf\u00e9', '\u4e2d\u6587'])
        assert.equal(attempts(text), [], JSON.stringify(text));
    assert.equal(attempts('caf\u00c3\u00a9', bitOf('windows-1252')), []);
    assert.equal(attempts('caf\u00c3\u00a9 \u0416', bitOf('koi8-r')), []);
});
test.run();
