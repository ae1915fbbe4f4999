import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isCode, quotationOf } from '../../src/lint/quotation.js';
/** Judges damaged pieces that lie in these scopes; by default nothing stands beside them. */
function judge(scopes, { repaired = ['caf\u00e9'], beside = [], isCodeProse = false } = {}) {
    const { isQuoted, isCode, refusal } = quotationOf({ spans: scopes.map((_, index) => ({ start: index, end: index + 1 })), scopeOf: (span) => scopes[span.start], repaired: repaired.map((text) => ({ text, characters: [text] })), beside, isCodeProse });
    return { isQuoted, isCode, isFixed: refusal === undefined };
}
const quoted = { isQuoted: true, isCode: false, isFixed: false };
const inCode = { isQuoted: true, isCode: true, isFixed: false };
const kept = { isQuoted: false, isCode: false, isFixed: false };
const fixed = { isQuoted: false, isCode: false, isFixed: true };
test('damage in text is fixed: prose, markup, front matter', () => {
    assert.equal(judge(['prose', 'html', 'front-matter']), fixed);
});
test('damage that lies in code alone is quoted', () => {
    assert.equal(judge(['code', 'inline-code']), inCode);
});
test('damage that lies in destinations alone is a name', () => {
    assert.equal(judge(['url', 'url']), quoted);
    assert.equal(judge(['url', 'code']), quoted);
});
test('one piece in code or in a destination keeps the line, and it stays an error', () => {
    assert.equal(judge(['prose', 'inline-code']), kept);
    assert.equal(judge(['prose', 'url', 'prose']), kept);
});
test('code is like prose where that is asked for, destinations are not', () => {
    assert.equal(judge(['code', 'inline-code', 'prose'], { isCodeProse: true }), fixed);
    assert.equal(judge(['code', 'url'], { isCodeProse: true }), kept);
});
test('damage is quoted when each repaired word stands beside it', () => {
    assert.equal(judge(['prose'], { beside: ['not caf\u00e9, but'] }), quoted);
    assert.equal(judge(['prose'], { repaired: ['caf\u00e9', 'd\u00e9j\u00e0'], beside: ['a caf\u00e9', 'd\u00e9j\u00e0'] }), quoted);
});
test('one word whose repaired form is missing makes it damage', () => {
    assert.equal(judge(['prose'], { repaired: ['caf\u00e9', 'd\u00e9j\u00e0'], beside: ['a caf\u00e9'] }), fixed);
});
test('a refusal says what speaks against the fix', () => {
    const refusalOf = (scopes, beside = []) => quotationOf({ spans: scopes.map((_, index) => ({ start: index, end: index })), scopeOf: ({ start }) => scopes[start], repaired: [{ text: 'x', characters: ['x'] }], beside, isCodeProse: false }).refusal?.sentence ?? '';
    assert.match(refusalOf(['code']), /in code.*option `code`/);
    assert.match(refusalOf(['prose', 'code']), /Part of it lies in code/);
    assert.match(refusalOf(['prose', 'url']), /destination of a link/);
    assert.match(refusalOf(['prose'], ['x']), /repaired form stands beside it/);
});
test('only code shows text as it is in files and programs', () => {
    const scopes = ['prose', 'inline-code', 'code', 'html', 'url', 'front-matter'];
    assert.equal(scopes.filter(isCode), ['inline-code', 'code']);
});
test.run();
