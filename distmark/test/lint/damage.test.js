import '../../src/encoding/standard-codecs.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeDamage } from '../../src/lint/damage.js';
import { createDocument } from '../../src/lint/document.js';
const e = { found: '\u00c3\u00a9', bytes: [0xc3, 0xa9], expected: '\u00e9' };
const euro = { found: '\u00e2\u201a\u00ac', bytes: [0xe2, 0x82, 0xac], expected: '\u20ac' };
/** Places the pairs that stand in `body`, a line of a file with `before` on the line before it and `marks` at its start. */
function place(body, { before = '', marks = '', allowed = [] } = {}) {
    const pairs = [];
    let text = '';
    for (let index = 0; index < body.length;) {
        const known = [e, euro].find(({ found }) => body.startsWith(found, index));
        if (known !== undefined)
            pairs.push({ ...known, foundStart: index, expectedStart: text.length });
        text += known?.expected ?? body[index];
        index += known?.found.length ?? 1;
    }
    const document = createDocument({ bytes: Buffer.from(`${before}${marks}${body}\nnext`) });
    const start = Buffer.byteLength(before);
    const line = { lineNumber: 1, span: { start, end: start + Buffer.byteLength(marks + body) }, triggers: 1 };
    return placeDamage(document, { line, body, bodyStart: marks.length, text, pairs }, allowed);
}
test('damage reaches from the first to the last pair', () => {
    const damage = place('Le caf\u00c3\u00a9 \u00c3\u00a9t\u00c3\u00a9 fini');
    assert.is(damage?.actual, '\u00c3\u00a9 \u00c3\u00a9t\u00c3\u00a9');
    assert.is(damage?.expected, '\u00e9 \u00e9t\u00e9');
    assert.equal(damage?.span, { start: 6, end: 20 });
    assert.equal(damage?.pairSpans, [{ start: 6, end: 10 }, { start: 11, end: 15 }, { start: 16, end: 20 }]);
});
test('spans count bytes of the file, after lines and marks before', () => {
    assert.equal(place('\u00c3\u00a9', { before: '\u00fc\r\n', marks: '\ufeff' })?.span, { start: 7, end: 11 });
    assert.equal(place('10 \u00e2\u201a\u00ac', { marks: '\u00ef\u00bb\u00bf' })?.span, { start: 9, end: 16 });
});
test('a pair inside an allowed string is no damage', () => {
    assert.is(place('Se\u00c3\u00a9or', { allowed: ['Se\u00c3\u00a9or'] }), undefined);
    const damage = place('Se\u00c3\u00a9or caf\u00c3\u00a9', { allowed: ['Se\u00c3\u00a9or'] });
    assert.is(damage?.pairs.length, 1);
    assert.equal(damage?.span, { start: 12, end: 16 });
});
test('an allowed string that cuts through a pair does not hold it, an empty one holds nothing', () => {
    assert.is(place('caf\u00c3\u00a9', { allowed: ['caf\u00c3', '', '\u00a9'] })?.pairs.length, 1);
});
test('the rest of the line leaves out the damaged words, not the words between', () => {
    const rest = place('un caf\u00c3\u00a9s mais caf\u00e9 et d\u00c3\u00a9j\u00c3\u00a9 vu')?.rest ?? '';
    assert.match(rest, /un caf/);
    assert.match(rest, / mais caf\u00e9 et /);
    assert.match(rest, / vu/);
    assert.not.match(rest, /\u00c3/);
});
test.run();
