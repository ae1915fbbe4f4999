import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadingMarks, misreadForms, misreadMarkLength } from '../../src/mojibake/misread-mark.js';
import { optInTableNames, reversalTableNames } from '../../src/mojibake/reversal-tables.js';
import { readThrough } from './misreading.js';
const defaultNames = reversalTableNames.filter((name) => !optInTableNames.includes(name));
const markBytes = [0xef, 0xbb, 0xbf];
test('the mark is known in the form that each default table gives it', () => {
    for (const name of defaultNames) {
        const form = readThrough(Uint8Array.from(markBytes), name);
        if (form === undefined)
            continue;
        const found = misreadMarkLength(`ab${form}c`, 2);
        assert.is(found.length, 3, name);
        assert.ok(found.tables.includes(name), name);
        assert.is(misreadMarkLength(`ab${form}c`, 1).length, 0, name);
    }
});
test('the commonest forms are those that people search for', () => {
    assert.ok(misreadMarkLength('\u00ef\u00bb\u00bf#', 0).tables.includes('windows-1252'));
    assert.equal(misreadMarkLength('\u043f\u00bb\u0457#', 0).tables, ['windows-1251']);
    assert.equal(misreadMarkLength('\u2229\u2557\u2510#', 0).tables, ['cp437']);
});
test('pieces of the form, other text and the ends of a text are no mark', () => {
    for (const text of ['', 'abc', '\u00ef', '\u00ef\u00bb', '\u00ef\u00bba', '\ufeff', '\u00ef\u00bf\u00bd'])
        assert.equal(misreadMarkLength(text, 0), { length: 0, tables: [] }, escape(text));
    assert.equal(misreadMarkLength('\u00ef\u00bb\u00bf', 3), { length: 0, tables: [] });
});
test('tables that agree on a form share it, and tables with a hole have none', () => {
    for (const bytes of [markBytes, [0xef, 0xbf, 0xbd], [0x80], [0xff]]) {
        const forms = misreadForms(bytes);
        const named = [...forms.values()].flat();
        assert.equal([...named].sort(), defaultNames.filter((name) => readThrough(Uint8Array.from(bytes), name) !== undefined).sort());
        for (const [form, names] of forms)
            for (const name of names)
                assert.is(readThrough(Uint8Array.from(bytes), name), form, name);
    }
});
test('the marks at the start of a line are counted, as they are and misread', () => {
    assert.is(leadingMarks(''), 0);
    assert.is(leadingMarks('a\ufeff'), 0);
    assert.is(leadingMarks('\ufeff'), 1);
    assert.is(leadingMarks('\ufeff\ufeff# a'), 2);
    assert.is(leadingMarks('\u00ef\u00bb\u00bf# a'), 3);
    assert.is(leadingMarks('\ufeff\u00ef\u00bb\u00bf\u043f\u00bb\u0457\ufeffa'), 8);
    assert.is(leadingMarks('\u00ef\u00bb a'), 0);
});
test.run();
