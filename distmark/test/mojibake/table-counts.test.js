import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addTables, finishTables, noTables, tableGain } from '../../src/mojibake/table-counts.js';
/** A file with so many lines of each table. */
function fileOf(counts) {
    return finishTables({ counts: new Map(Object.entries(counts)), total: Object.values(counts).reduce((sum, count) => sum + count, 0) });
}
test('a table that explains the other lines gains, and any other loses', () => {
    const file = fileOf({ 'iso-8859-2': 40 });
    assert.ok(tableGain(['iso-8859-2'], file, noTables()) > 4);
    assert.ok(tableGain(['windows-1252'], file, noTables()) < -4);
    assert.is(tableGain(['windows-1252', 'iso-8859-2'], file, noTables()) > 0, true);
});
test('what a line itself gave does not count', () => {
    const own = { counts: new Map([['iso-8859-2', 1]]), total: 1 };
    const file = fileOf({ 'iso-8859-2': 1 });
    assert.ok(Math.abs(tableGain(['iso-8859-2'], file, own)) < 1e-9);
});
test('a file of many tables leaves more to their priors than a file of one', () => {
    const names = ['iso-8859-2', 'iso-8859-4', 'iso-8859-10', 'iso-8859-13', 'iso-8859-14', 'windows-1253', 'windows-1257', 'koi8-r'];
    const mixed = fileOf(Object.fromEntries(names.map((name) => [name, 5])));
    assert.ok(mixed.concentration > fileOf({ 'iso-8859-2': 40 }).concentration);
    assert.ok(tableGain(['windows-1256'], mixed, noTables()) > tableGain(['windows-1256'], fileOf({ 'iso-8859-2': 40 }), noTables()));
});
test('tables that agree share a line by how likely each is', () => {
    const into = noTables();
    addTables(into, ['windows-1252', 'iso-8859-4'], { share: 1, file: fileOf({ 'iso-8859-4': 9 }) });
    assert.is(into.total, 1);
    assert.ok(into.counts.get('iso-8859-4') > 0.9);
    const atLarge = noTables();
    addTables(atLarge, ['windows-1252', 'iso-8859-4'], { share: 0.5, file: fileOf({}) });
    assert.is(atLarge.total, 0.5);
    assert.ok(atLarge.counts.get('windows-1252') > atLarge.counts.get('iso-8859-4'));
});
test.run();
