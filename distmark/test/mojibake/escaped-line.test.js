import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapedLines } from '../../src/mojibake/escaped-line.js';
const encoder = new TextEncoder();
/** The texts of the lines that are found. */
function linesOf(text) {
    const bytes = encoder.encode(text);
    return escapedLines(bytes).map(({ start, end }) => new TextDecoder().decode(bytes.subarray(start, end)));
}
test('lines with the beginning of an escape are found, each once and in order', () => {
    assert.equal(linesOf('&eacute;\nplain\r\n%C3%A9 \\u00e9 %C3\r\\xe9\n=C3=A9\n\n\\U000000e9'), ['&eacute;', '%C3%A9 \\u00e9 %C3', '\\xe9', '=C3=A9', '\\U000000e9']);
    assert.equal(linesOf('\u00e9 &#233;\n\u00e9'), ['\u00e9 &#233;']);
});
test('other uses of the same characters are passed over', () => {
    assert.equal(linesOf('a & b\n100 %\n5 % 3\nx = 1\n\\n \\\\ \\\n%20\na==b\nx=default\n%C3 %A9\n=C3%A9\n&'), []);
    assert.equal(linesOf(''), []);
});
test('a line that passes over one is found by the next', () => {
    assert.equal(linesOf('a & b &eacute;\n\\n\\u00e9\n%20%C3%A9'), ['a & b &eacute;', '\\n\\u00e9', '%20%C3%A9']);
});
test.run();
