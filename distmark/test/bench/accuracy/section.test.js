import { test } from 'uvu';
import * as assert from 'uvu/assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSections } from '../../../bench/accuracy/section.js';
import { textTable } from '../../../bench/accuracy/text-table.js';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-section-'));
test.after(() => fs.rmSync(folder, { recursive: true }));
const page = path.join(folder, 'page.md');
const words = 'By hand.\n\n<!-- one: written by a command -->\nold\n<!-- /one -->\n\nBy hand too.\n\n<!-- two: written by a command -->\n<!-- /two -->\n';
test('sections are written where they belong, and nothing else changes', () => {
    fs.writeFileSync(page, words);
    writeSections(page, [{ name: 'two', text: '$1 $&' }, { name: 'one', text: 'new' }]);
    const expected = 'By hand.\n\n<!-- one: written by a command -->\n\nnew\n\n<!-- /one -->\n\nBy hand too.\n\n<!-- two: written by a command -->\n\n$1 $&\n\n<!-- /two -->\n';
    assert.is(fs.readFileSync(page, 'utf8'), expected);
    writeSections(page, [{ name: 'one', text: 'new' }]);
    assert.is(fs.readFileSync(page, 'utf8'), expected);
});
test('a section without a place stops all of them', () => {
    fs.writeFileSync(page, words);
    assert.throws(() => writeSections(page, [{ name: 'one', text: 'new' }, { name: 'three', text: 'new' }]), /no place for "three"/);
    assert.is(fs.readFileSync(page, 'utf8'), words);
});
test('columns of a table are as wide as their widest cell', () => {
    assert.is(textTable(['a', 'lines'], [['longer', '1']]), '| a      | lines |\n| ------ | ----: |\n| longer |     1 |');
});
test.run();
