import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from '../cli/scratch.js';
import { applied, textIn, withClient } from './client.js';
// UTF-8 of French read as windows-1252, and what it was.
const damaged = 'Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e\n';
const right = 'Ouvert toute l\u2019ann\u00e9e\n';
const everywhere = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
test('a document is opened, changed and mended by the quick fix', () => withClient(scratch(), {}, async (client) => {
    const uri = client.uri('a.md');
    assert.equal(await client.open(uri, 'Rien\n'), []);
    const [first, ...more] = await client.change(uri, `Rien\n\n${damaged}`);
    assert.is(more.length, 0);
    assert.equal([first?.code, first?.source, first?.severity], ['no-mojibake', 'mojilint', 1]);
    assert.match(first?.codeDescription?.href ?? '', /docs\/rules\/no-mojibake\.md$/);
    assert.match(first?.message ?? '', /^Unexpected `\u00e2\u20ac\u2122ann\u00c3\u00a9`, expected `\u2019ann\u00e9`: UTF-8 read as windows-1252/);
    const actions = await client.actions(uri, first?.range ?? everywhere, ['quickfix']);
    assert.equal(actions.map(({ kind, isPreferred, title }) => [kind, isPreferred, title]), [
        ['quickfix', true, 'Replace `\u00e2\u20ac\u2122ann\u00c3\u00a9` by `\u2019ann\u00e9`']
    ]);
    const mended = applied(client.textOf(uri), actions[0]);
    assert.is(mended, `Rien\n\n${right}`);
    assert.equal(await client.change(uri, mended), []);
}));
test('fix-all makes every proved fix and leaves the rest', () => withClient(scratch(), {}, async (client) => {
    const uri = client.uri('a.md');
    const rest = 'U\ufffd\n\n    l\u00e2\u20ac\u2122ann\u00c3\u00a9e\n';
    await client.open(uri, `\ufeff# ${damaged}\n${rest}\r\n\ufeff${damaged}`);
    const [action] = await client.actions(uri, everywhere, ['source.fixAll']);
    assert.is(action?.kind, 'source.fixAll.mojilint');
    // A mark that the editor shows at the start is the file's; a later one is text.
    assert.is(applied(client.textOf(uri), action), `\ufeff# ${right}\n${rest}\r\n${right}`);
}));
test('fix-all takes a line once where several fixes meet', () => withClient(scratch(), {}, async (client) => {
    const uri = client.uri('a.md');
    await client.open(uri, `a\n\u00ef\u00bb\u00bf${damaged}`);
    const [action] = await client.actions(uri, everywhere, ['source.fixAll.mojilint']);
    assert.is(applied(client.textOf(uri), action), `a\n${right}`);
    assert.equal(await client.change(uri, `a\n${right}`), []);
    assert.equal(await client.actions(uri, everywhere), []);
}));
test('places count UTF-16 code units on lines with emoji', () => withClient(scratch(), {}, async (client) => {
    const uri = client.uri('a.md');
    const [finding] = await client.open(uri, 'a\r\n\u{1f600}\u{1f600}\u{10400} caf\ufffd\r');
    assert.equal(finding?.range, { start: { line: 1, character: 10 }, end: { line: 1, character: 11 } });
    // A fix behind them on the same line.
    await client.change(uri, 'caf\ufffd\n\u{1f600}\u{10400} <!-- mojilint-disable-nextline -->\n');
    const [spelling] = await client.actions(uri, { start: { line: 1, character: 0 }, end: { line: 2, character: 0 } }, ['quickfix']);
    assert.is(applied(client.textOf(uri), spelling), 'caf\ufffd\n\u{1f600}\u{10400} <!-- mojilint-disable-next-line -->\n');
    // One that takes the misread bytes of an emoji, below one.
    const line = '\u00f0\u0178\u02dc\u20ac l\u00e2\u20ac\u2122ann\u00c3\u00a9e';
    await client.change(uri, `\u{1f600}\n${line}\n`);
    const [action] = await client.actions(uri, everywhere, ['quickfix']);
    assert.is(applied(client.textOf(uri), action), '\u{1f600}\n\u{1f600} l\u2019ann\u00e9e\n');
}));
test('readings that differ are choices, and none is preferred', () => withClient(scratch(), {}, async (client) => {
    const uri = client.uri('a.txt');
    // C3 with 9E or with B8, as the tables have it: the letter thorn or the o with a stroke.
    const text = 'Sm\u00c3\u017errebr\u00c3\u017ed\n';
    const [finding] = await client.open(uri, text, 'plaintext');
    assert.is(finding?.code, 'ambiguous-encoding');
    const actions = await client.actions(uri, finding?.range ?? everywhere, ['quickfix']);
    assert.ok(actions.length > 1);
    assert.ok(actions.every(({ isPreferred }) => isPreferred === false));
    const texts = actions.map((action) => applied(text, action));
    assert.is(new Set(texts).size, texts.length);
    assert.ok(texts.includes('Sm\u00f8rrebr\u00f8d\n'), texts.join());
    assert.equal(await client.actions(uri, everywhere, ['source']), []);
}));
test('actions are given for the range and the kinds that are wanted, in the newest version', () => withClient(scratch(), { capabilities: { workspace: { workspaceEdit: { documentChanges: true } } } }, async (client) => {
    const uri = client.uri('a.md');
    await client.open(uri, damaged);
    assert.equal(await client.actions(uri, { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } }, ['quickfix']), []);
    assert.equal(await client.actions(uri, everywhere, ['refactor']), []);
    assert.equal((await client.actions(uri, everywhere)).map(({ kind }) => kind), ['quickfix', 'source.fixAll.mojilint']);
    void client.change(uri, `\n${damaged}`);
    const [action] = await client.actions(uri, everywhere, ['quickfix']);
    assert.equal(action?.edit?.documentChanges?.map((change) => ('textDocument' in change ? change.textDocument : undefined)), [{ uri, version: 2 }]);
    assert.is(textIn(client.textOf(uri), action?.diagnostics?.[0]?.range ?? everywhere), '\u00e2\u20ac\u2122ann\u00c3\u00a9');
}));
test('a document that has no file yet is checked as its language says', () => withClient(scratch({ '.mojilintrc.json': '{"rules": {"no-mojibake": "warn"}}' }), {}, async (client) => {
    const [finding] = await client.open('untitled:Untitled-1', damaged);
    assert.is(finding?.severity, 2);
    assert.equal(await client.open('untitled:Untitled-2', damaged, 'rust'), []);
    // Where the name says nothing, the language does: here a code block.
    const [quoted] = await client.open('untitled:Untitled-3', `    ${damaged}`);
    assert.is(quoted?.severity, 3);
}));
test.run();
