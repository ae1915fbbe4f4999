import '../../src/encoding/standard-codecs.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { neighbouringCells } from '../../src/lint/table-cell.js';
import { documentOf } from './scope-probe.js';
const cellsAt = (text, lineNumber, format = 'html') => {
    const document = documentOf(text, format);
    const lines = text.split(/\r\n|\r|\n/);
    const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '';
    const encoder = new TextEncoder();
    const before = lines.slice(0, lineNumber - 1).map(line => line + lineEnd).join('');
    const start = encoder.encode(before).length;
    const end = start + encoder.encode(lines[lineNumber - 1]).length;
    return neighbouringCells(document, { span: { start, end } });
};
const row = ['<table><tr><td>other</td></tr>', '<tr>', '<td>found</td>', '<TD class="a">meant</TD>', '<td>why</td>', '</tr>', '<tr><td>next</td></tr>'];
for (const [name, lineEnd] of [['LF', '\n'], ['CRLF', '\r\n'], ['CR', '\r']]) {
    test(`the cells of a row of html on other lines are neighbours (${name})`, () => {
        const text = row.join(lineEnd);
        assert.equal(cellsAt(text, 3), ['<tr>', '<TD class="a">meant</TD>', '<td>why</td>']);
        assert.equal(cellsAt(text, 4, 'markdown'), ['<td>found</td>', '<tr>', '<td>why</td>']);
        assert.equal(cellsAt(text, 5), ['<TD class="a">meant</TD>', '<td>found</td>', '<tr>']);
    });
}
test('a row that begins or ends on the line of a cell is cut there', () => {
    const text = '<tr><td>a</td></tr><tr><td>b</td>\n<td>c</td>\n<td>d</td></tr><tr><td>e</td>\n<td>f</td></tr>';
    assert.equal(cellsAt(text, 2), ['<tr><td>b</td>', '<td>d</td>']);
    assert.equal(cellsAt(text, 4), ['<tr><td>e</td>']);
});
test('lines outside of rows have no neighbours', () => {
    assert.equal(cellsAt('<p>a</p>\n<p>b</p>\n<track>\n<p>c</p>', 2), []);
    assert.equal(cellsAt('<tr><td>a</td></tr>\nb\n<tr><td>c</td></tr>', 2), []);
    assert.equal(cellsAt('| a | b |\n|---|---|\n| c | d |\n', 3, 'markdown'), []);
});
test('cells of AsciiDoc with a line of their own are neighbours', () => {
    const text = '|===\n|found\n|meant \\| or not\n\n|next\n| a | b\n|===\n';
    assert.equal(cellsAt(text, 2, 'text'), ['|meant \\| or not']);
    assert.equal(cellsAt(text, 3, 'text'), ['|found']);
    assert.equal(cellsAt(text, 5, 'text'), []);
    assert.equal(cellsAt(text, 6, 'text'), []);
});
test('cells of a list table are neighbours within their row', () => {
    const text = '.. list-table::\n\n   * - found\n     - meant\n   * - next\n     - last\n';
    assert.equal(cellsAt(text, 3, 'text'), ['     - meant']);
    assert.equal(cellsAt(text, 4, 'text'), ['   * - found']);
    assert.equal(cellsAt(text, 6, 'text'), ['   * - next']);
    assert.equal(cellsAt('- found\n- meant\n', 1, 'text'), []);
    assert.equal(cellsAt('* - one\r\n  - two\r\n  - three\r\n', 3, 'text'), ['  - two', '* - one']);
});
test.run();
