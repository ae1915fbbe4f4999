import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from '../cli/scratch.js';
import { applied, withClient } from './client.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
const damaged = 'Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e\n';
test('parameters of another shape are left out, and the server goes on', () => withClient(scratch(), { says: /^(?:Notification \S+ defines parameters by name but received parameters by position\n)+$/ }, async (client) => {
    const { connection } = client;
    const odd = [
        undefined, [], [1], {}, { textDocument: null }, { textDocument: [] }, { textDocument: { uri: 1, text: 'a', languageId: 1, version: 'x' } },
        { textDocument: { uri: client.uri('odd.md'), text: {}, version: null } }, { textDocument: { uri: client.uri('odd.md') }, contentChanges: [null] },
        { textDocument: { uri: client.uri('odd.md') }, contentChanges: {}, range: { start: { line: 'a' }, end: {} } }, { event: 1 }, { event: { added: [{}], removed: 'x' } },
        { changes: [{}, null, { uri: 5 }] }, { textDocument: { __proto__: null, uri: 'file:///%00' } }
    ];
    const methods = ['didOpen', 'didChange', 'didSave', 'didClose'].map((name) => `textDocument/${name}`);
    for (const method of [...methods, 'workspace/didChangeWatchedFiles', 'workspace/didChangeWorkspaceFolders', 'initialized', '$/setTrace', 'no/such']) {
        for (const params of odd)
            await connection.sendNotification(method, params);
    }
    for (const params of odd.filter((one) => one !== undefined))
        assert.equal(await connection.sendRequest('textDocument/codeAction', params).catch(() => []), []);
    for (const method of ['initialize', 'no/such', 'textDocument/hover']) {
        assert.ok(await connection.sendRequest(method, {}).then(() => false, () => true), method);
    }
    assert.is((await client.open(client.uri('a.md'), damaged)).length, 1);
}));
test('documents of any URI and range are answered', () => withClient(scratch(), {}, async (client) => {
    for (const uri of ['file:///%00.md', 'file://host/a.md', 'file:', 'file:///', 'no uri', '', 'http://example.com/a.md', 'file:///%E9%', `file:///${'a'.repeat(5000)}.md`, 'file:///dev/zero', 'file:///proc/self/mem']) {
        await client.open(uri, damaged);
    }
    const uri = client.uri('a.md');
    await client.open(uri, damaged);
    const at = (line, character) => ({ line, character });
    for (const range of [{ start: at(-1, -1), end: at(1e300, 1e300) }, { start: at(9, 9), end: at(0, 0) }, { start: at(0.5, NaN), end: at(0, 0) }]) {
        assert.ok(Array.isArray(await client.actions(uri, range)));
    }
    await client.open(client.uri('lone.md'), `\ud800\n${damaged}\udc00`);
    const [all] = await client.actions(client.uri('lone.md'), { start: at(0, 0), end: at(9, 0) }, ['source']);
    assert.is(applied(client.textOf(client.uri('lone.md')), all), '\ud800\nOuvert toute l\u2019ann\u00e9e\n\udc00');
}));
test('a large document is checked', () => withClient(scratch(), {}, async (client) => {
    const found = await client.open(client.uri('a.md'), `${'Une ligne de texte.\n'.repeat(500_000)}${damaged}`);
    assert.equal(found.map(({ range }) => range.start.line), [500_000]);
    // A fix for all is for those as well that are not shown.
    const uri = client.uri('b.md');
    assert.is((await client.open(uri, '\ufeffa\n'.repeat(1002))).length, 1000);
    const [all] = await client.actions(uri, { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, ['source.fixAll']);
    assert.is(applied(client.textOf(uri), all), `\ufeff${'a\n'.repeat(1002)}`);
}));
test('what is no message is passed over', async () => {
    const server = spawn(process.execPath, [main, '--lsp'], { cwd: scratch(), stdio: ['pipe', 'pipe', 'ignore'] });
    const message = (text) => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    for (const text of ['null', '[]', '1', '{}', '{', '{"jsonrpc": "2.0", "method": 5}', '{"jsonrpc": "2.0", "id": {}, "method": "initialize"}', '{"jsonrpc": "2.0", "id": 7, "result": 1}'])
        server.stdin.write(message(text));
    server.stdin.write(message('{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}'));
    let output = '';
    for await (const chunk of server.stdout)
        if ((output += String(chunk)).includes('serverInfo'))
            break;
    server.kill('SIGKILL');
    assert.match(output, /"serverInfo":\{"name":"mojilint"/);
});
test('a client that goes without a word ends the server with 1, and one that says so with 0', () => {
    const message = (method, id) => {
        const text = JSON.stringify({ jsonrpc: '2.0', method, ...(id === undefined ? {} : { id }) });
        return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    };
    const run = (input) => {
        const stdin = input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input };
        const { status, stderr } = spawnSync(process.execPath, [main, '--lsp'], { cwd: scratch(), ...stdin, encoding: 'utf8' });
        return [status, stderr];
    };
    for (const nothing of [undefined, ''])
        assert.equal(run(nothing), [1, '']);
    assert.equal(run(message('initialize', 1)), [1, '']);
    assert.equal(run(message('exit')), [1, '']);
    assert.equal(run(message('initialize', 1) + message('shutdown', 2) + message('exit')), [0, '']);
});
test('the plain command line loads nothing of the protocol', () => {
    const cwd = scratch({ 'a.md': damaged });
    const watch = 'import {createRequire} from "node:module"; process.on("exit", () => console.error(Object.keys(createRequire("file:///").cache).filter((file) => file.includes("vscode")).length))';
    const run = (words) => spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, main, ...words], { cwd, encoding: 'utf8', input: '' }).stderr.trim().split('\n').at(-1);
    assert.is(run(['a.md']), '0');
    assert.ok(Number(run(['--lsp'])) > 0);
});
test.run();
