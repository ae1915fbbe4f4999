import { remark } from 'remark';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { VFile } from 'vfile';
import mojilint from '../src/plugin.js';
// LATIN CAPITAL LETTER A WITH TILDE, COPYRIGHT SIGN: the two bytes of e with acute, read as windows-1252.
const DAMAGED = 'caf\u00C3\u00A9';
function messagesOf(value, options) {
    const file = new VFile({ value, path: 'a.md' });
    const processor = unified().use(remarkParse).use(mojilint, options);
    processor.runSync(processor.parse(file), file);
    return file.messages;
}
const onlyMojibake = { rules: { 'no-bom': 'off', 'no-replacement-char': 'off', 'ambiguous-encoding': 'off' } };
test('a damaged line becomes a message of the file, with place and repair', async () => {
    const file = await remark().use(mojilint).process({ value: `right\n\nOne ${DAMAGED}, please\n`, path: 'docs/a.md' });
    const [message, ...others] = file.messages;
    assert.is(others.length, 0);
    assert.is(message?.ruleId, 'no-mojibake');
    assert.is(message?.source, 'mojilint');
    assert.is(message?.file, 'docs/a.md');
    assert.is(message?.name, 'docs/a.md:3:8-3:10');
    assert.is(message?.actual, '\u00C3\u00A9');
    assert.equal(message?.expected, ['\u00E9']);
    assert.is(String(file), `right\n\nOne ${DAMAGED}, please\n`);
});
test('the two spellings of a pipeline find the same', async () => {
    const value = `One ${DAMAGED}, please\n`;
    const file = await remark().use(mojilint).process(new VFile({ value, path: 'a.md' }));
    assert.equal(file.messages.map(String), messagesOf(value).map(String));
    assert.is(file.messages.length, 1);
});
test('findings are warnings unless the options say error', () => {
    const fatalOf = (options) => messagesOf(DAMAGED, options)[0]?.fatal;
    assert.is(fatalOf(), false);
    assert.is(fatalOf({ rules: { 'no-bom': 'error' } }), false);
    assert.is(fatalOf({ rules: { 'no-mojibake': 'warn' } }), false);
    assert.is(fatalOf({ rules: { 'no-mojibake': 'error' } }), true);
    assert.is(fatalOf({ rules: { 'no-mojibake': 2 } }), true);
    assert.is(fatalOf({ rules: { 'no-mojibake': ['error', {}] } }), true);
    assert.equal(messagesOf(DAMAGED, { rules: { 'no-mojibake': 'off' } }), []);
});
test('wrong options throw, name the key and the nearest name', () => {
    const use = (options) => () => {
        unified().use(remarkParse).use(mojilint, options).freeze();
    };
    assert.throws(use({ rules: { 'no-mojibak': 'error' } }), /options\["rules"\]\["no-mojibak"\].*no-mojibake/);
    assert.throws(use({ rules: { 'no-mojibake': 'eror' } }), /options\["rules"\]\["no-mojibake"\].*"eror".*"error"/);
    assert.throws(use({ rule: {} }), /options\["rule"\].*rules/);
});
for (const [name, mark] of [['without a mark', ''], ['with a mark', '\uFEFF']]) {
    for (const [lines, lineEnd] of [['LF', '\n'], ['CRLF', '\r\n'], ['CR', '\r']]) {
        test(`offsets are those of the value ${name}, ${lines}`, () => {
            const value = `${mark}\u{1F600} ${DAMAGED}${lineEnd}\0 ${DAMAGED}${lineEnd}`;
            const messages = messagesOf(value, onlyMojibake);
            assert.equal(messages.map(({ place }) => place !== undefined && 'start' in place && [place.start.line, place.start.column]), [[1, 7 + mark.length], [2, 6]]);
            for (const message of messages)
                assert.is(sliced(value, message), message.actual);
        });
    }
}
test('bytes are read as bytes, and their mark counts', () => {
    const value = `\uFEFF\`a\` ${DAMAGED}\n\n\`${DAMAGED}\`\n`;
    const messages = messagesOf(new TextEncoder().encode(value));
    const mojibake = messages.filter(({ ruleId }) => ruleId === 'no-mojibake');
    assert.equal(mojibake.map(message => sliced(value, message)), ['\u00C3\u00A9', '\u00C3\u00A9']);
    assert.equal(mojibake.map(({ fatal }) => fatal), [false, undefined]);
    assert.is(messages.some(({ ruleId }) => ruleId === 'no-bom'), true);
});
test('a finding in code is info, by the tree of the pipeline', () => {
    const value = `\uFEFFText ${DAMAGED}\n\n    ${DAMAGED}\n\n- ~~~\n  ${DAMAGED}\n  ~~~\n`;
    assert.equal(messagesOf(value, onlyMojibake).map(({ fatal }) => fatal), [false, undefined, undefined]);
});
test('the tree of the pipeline is read, and nothing is parsed again', () => {
    // A text that remark would read as prose, with a tree that says code.
    const value = `Text ${DAMAGED}`;
    const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: value.length + 1, offset: value.length } };
    const tree = { type: 'root', position, children: [{ type: 'code', value, position }] };
    const file = new VFile({ value, path: 'a.md' });
    mojilint()(tree, file);
    assert.equal(file.messages.map(({ fatal }) => fatal), [undefined]);
});
test('neither the tree nor the value is changed', () => {
    const file = new VFile({ value: `\uFEFF<code>\n${DAMAGED}\n</code> [a](${DAMAGED})\n` });
    const tree = unified().use(remarkParse).parse(file);
    const before = structuredClone(tree);
    const { value } = file;
    deepFreeze(tree);
    mojilint()(tree, file);
    assert.equal(tree, before);
    assert.is(file.value, value);
});
test('trees of other languages, of other texts and without positions are put up with', () => {
    const trees = [
        { type: 'RootNode', children: [] },
        { type: 'root', children: [{ type: 'element', tagName: 'p', children: [] }] },
        { type: 'root', children: [{ type: 'code' }] },
        unified().use(remarkParse).parse('quite another text, and a longer one, too'),
        { type: 'text' },
    ];
    for (const tree of trees) {
        const file = new VFile({ value: `One ${DAMAGED}, please`, path: 'a.txt' });
        mojilint()(tree, file);
        assert.equal(file.messages.map(({ fatal }) => fatal), [false], JSON.stringify(tree));
    }
});
test('html without a name is known by its tree', () => {
    const value = `<p>One</p><code>${DAMAGED}</code>`;
    const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: value.length + 1, offset: value.length } };
    const file = new VFile({ value });
    mojilint()({ type: 'root', position, children: [{ type: 'element', tagName: 'p', position }] }, file);
    assert.equal(file.messages.map(({ fatal }) => fatal), [undefined]);
});
test('markdown is known by its tree, whatever the name of the file', () => {
    const file = new VFile({ value: `One \`${DAMAGED}\``, path: 'notes.txt' });
    mojilint()(unified().use(remarkParse).parse(file), file);
    assert.equal(file.messages.map(({ fatal }) => fatal), [undefined]);
});
test('nothing, emptiness and lone surrogates are no crash', () => {
    const withoutValue = new VFile({ path: 'a.md' });
    mojilint()({ type: 'root', children: [] }, withoutValue);
    assert.equal(withoutValue.messages, []);
    assert.equal(messagesOf(''), []);
    assert.equal(messagesOf(new Uint8Array()), []);
    const value = `\uD83D ${DAMAGED} \uDE00`;
    assert.equal(messagesOf(value, onlyMojibake).map(({ place }) => place !== undefined && 'start' in place && place.start.offset), [5]);
});
test('bytes of UTF-16 are read in their encoding', () => {
    const text = `\uFEFFOne ${DAMAGED}, please\n`;
    const bytes = new Uint8Array(text.length * 2);
    for (let i = 0; i < text.length; i++)
        new DataView(bytes.buffer).setUint16(i * 2, text.charCodeAt(i), true);
    assert.equal(messagesOf(bytes, onlyMojibake).map(({ actual }) => actual), ['\u00C3\u00A9']);
});
function sliced(value, message) {
    const { place } = message;
    if (place === undefined || !('start' in place))
        throw new Error('expected a place with an end');
    return value.slice(place.start.offset, place.end.offset);
}
function deepFreeze(value) {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value))
        return;
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
}
test.run();
