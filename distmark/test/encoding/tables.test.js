import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { standardTableNames, tableNames, tableOf, unassigned } from '../../src/encoding/tables.js';
import { readShared } from '../shared-folder.js';
const holesOf = (name) => tableOf(name).upperHalf.filter((codePoint) => codePoint === unassigned).length;
test('the standard has 28 tables, 19 of which assign all bytes', () => {
    assert.is(new Set(standardTableNames).size, 28);
    assert.is(standardTableNames.filter((name) => holesOf(name) === 0).length, 19);
    assert.is(holesOf('iso-8859-6'), 45);
});
test('the four tables beyond the standard assign all bytes', () => {
    assert.equal(tableNames.slice(28), ['latin-1', 'cp437', 'cp850', 'cp852']);
    for (const name of tableNames.slice(28))
        assert.is(holesOf(name), 0, name);
});
test('a table gives no character to two bytes', () => {
    for (const name of tableNames) {
        const assigned = [...tableOf(name).upperHalf].filter((codePoint) => codePoint !== unassigned);
        assert.is(new Set(assigned).size, assigned.length, name);
        assert.ok(assigned.every((codePoint) => codePoint >= 0x80), name);
    }
});
test('latin-1 is byte n for U+00n, and windows-1252 leaves five bytes to C1 controls', () => {
    assert.equal([...tableOf('latin-1').upperHalf], Array.from({ length: 128 }, (_, index) => 0x80 + index));
    const controls = [...tableOf('windows-1252').upperHalf].filter((codePoint) => codePoint < 0xa0);
    assert.equal(controls, [0x81, 0x8d, 0x8f, 0x90, 0x9d]);
    for (const control of controls)
        assert.is(tableOf('windows-1252').upperHalf[control - 0x80], control);
});
test('a few bytes are what every user of their systems knows', () => {
    const characterOf = (name, byte) => String.fromCharCode(tableOf(name).upperHalf[byte - 0x80] ?? 0);
    assert.is(characterOf('windows-1252', 0x80), '\u20ac'); // EURO SIGN
    assert.is(characterOf('windows-1251', 0xff), '\u044f'); // CYRILLIC SMALL LETTER YA
    assert.is(characterOf('koi8-r', 0xc1), '\u0430'); // CYRILLIC SMALL LETTER A
    assert.is(characterOf('iso-8859-16', 0xa4), '\u20ac');
    assert.is(characterOf('macintosh', 0x8e), '\u00e9'); // LATIN SMALL LETTER E WITH ACUTE
    assert.is(characterOf('cp437', 0x82), '\u00e9');
    assert.is(characterOf('cp850', 0xd5), '\u0131'); // LATIN SMALL LETTER DOTLESS I
    assert.is(characterOf('cp852', 0xd8), '\u011b'); // LATIN SMALL LETTER E WITH CARON
});
test('a name that no table has is an error', () => {
    assert.throws(() => tableOf('cp1252'), RangeError);
    assert.throws(() => tableOf('utf-8'), RangeError);
});
const list = readShared('tools/single-byte-tables.json', `the ${tableNames.length} tables against the independent list`);
if (list !== undefined) {
    const independent = JSON.parse(list);
    test('every table equals the independent list', () => {
        assert.ok(typeof independent === 'object' && independent !== null);
        for (const name of tableNames) {
            const expected = Object.entries(independent).find(([key]) => key === name)?.[1];
            assert.ok(Array.isArray(expected), `${name} is in the list`);
            assert.equal([...tableOf(name).upperHalf], expected.map((codePoint) => codePoint ?? unassigned), name);
        }
    });
}
test.run();
