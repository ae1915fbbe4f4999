import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { standardTableNames } from '../../src/encoding/tables.js';
import { bitOf, characterClasses, defaultTables, fragmentTables, hasTable, maskOfTables, multiByteNameOf, optInTableNames, reversalTableNames, singleByteTables, tablesWith } from '../../src/mojibake/reversal-tables.js';
import { encoderOf } from './misreading.js';
test('every table of the standard has a bit, iso-8859-8-i that of iso-8859-8', () => {
    for (const name of standardTableNames)
        assert.ok(bitOf(name) !== 0, name);
    assert.is(bitOf('iso-8859-8-i'), bitOf('iso-8859-8'));
    assert.is(new Set(standardTableNames.map(bitOf)).size, 27);
});
test('the tables that the standard lacks have bits, latin-1 that of windows-1252', () => {
    for (const name of ['cp437', 'cp850', 'cp852'])
        assert.ok(bitOf(name) !== 0, name);
    assert.is(bitOf('latin-1'), bitOf('windows-1252'));
    assert.is(bitOf('windows-1252'), 1);
    assert.is(new Set(reversalTableNames.map(bitOf)).size, 30);
});
test('multi-byte encodings have bits of their own beyond those of the tables, gb18030 that of gbk', () => {
    const names = ['gbk', 'shift_jis', 'euc-kr', 'big5', 'euc-jp'];
    assert.is(bitOf('gb18030'), bitOf('gbk'));
    assert.is(new Set(names.map(bitOf)).size, 5);
    for (const name of names) {
        assert.ok(bitOf(name) > singleByteTables, name);
        assert.ok(hasTable(defaultTables, Math.log2(bitOf(name))), name);
        assert.is(multiByteNameOf(Math.log2(bitOf(name))), name);
        assert.not(hasTable(tablesWith({ add: [], remove: [name] }), Math.log2(bitOf(name))), name);
    }
    assert.is(multiByteNameOf(0), undefined);
    assert.is(tablesWith({ add: [], remove: [] }), defaultTables);
});
test('a choice of tables adds and leaves out by name, and what is left out stays out', () => {
    assert.is(tablesWith({ add: ['cp852'], remove: [] }), defaultTables + bitOf('cp852'));
    assert.is(tablesWith({ add: ['koi8-r'], remove: ['latin-1', 'gb18030'] }), defaultTables - 1 - bitOf('gbk'));
    assert.is(tablesWith({ add: ['cp852'], remove: ['cp852'] }), defaultTables);
});
test('unknown names count for nothing', () => {
    assert.is(bitOf('cp1252'), 0);
    assert.is(maskOfTables(['cp1252', 'koi8-r', 'koi8-r']), bitOf('koi8-r'));
    assert.is(maskOfTables([]), 0);
});
test('by default all tables are tried but Mac Roman and cp852', () => {
    assert.equal(optInTableNames, ['macintosh', 'cp852']);
    for (const name of reversalTableNames)
        assert.is((defaultTables & bitOf(name)) !== 0, !optInTableNames.includes(name), name);
});
test('the tables of fragments are those of the design', () => {
    assert.is(fragmentTables, maskOfTables(['windows-1252', 'latin-1', 'windows-1250', 'windows-1251', 'windows-1254', 'cp437', 'cp850']));
});
test('the masks of a character say what its byte is in each table', () => {
    const { classOf, continuation, lead2, lead3, lead4 } = characterClasses();
    const encoders = reversalTableNames.map(encoderOf);
    for (let codePoint = 0; codePoint < 0x10000; codePoint++) {
        const bytes = encoders.map((encoder) => encoder.get(String.fromCharCode(codePoint)) ?? 0);
        const maskOf = (least, most) => bytes.reduce((mask, byte, table) => (byte >= least && byte <= most ? mask | (1 << table) : mask), 0);
        const id = classOf[codePoint] ?? -1;
        const actual = [continuation[id], lead2[id], lead3[id], lead4[id]];
        const expected = [maskOf(0x80, 0xbf), maskOf(0xc2, 0xdf), maskOf(0xe0, 0xef), maskOf(0xf0, 0xf4)];
        if (actual.some((mask, index) => mask !== expected[index]))
            assert.equal(actual, expected, `U+${codePoint.toString(16)}`);
    }
});
test.run();
