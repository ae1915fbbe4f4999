import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
/** Starts a server in a folder (an absolute path), initializes it, follows the script, and ends it. Rejects when it does not end well. */
export async function withClient(cwd, options, script) {
    const client = await startClient(cwd, options);
    try {
        await script(client);
        const [code, stderr] = await client.end();
        if (code !== 0 || !(options.says ?? /^$/).test(stderr))
            throw new Error(`The server exits with ${code} and says: ${stderr}`);
    }
    finally {
        client.kill();
    }
}
export async function startClient(cwd, { command = [main, '--lsp'], initializationOptions, capabilities = {}, folders = [cwd] } = {}) {
    const server = spawn(process.execPath, [...command], { cwd, stdio: 'pipe' });
    const exited = new Promise((resolve) => server.on('exit', resolve));
    let stderr = '';
    server.stderr.on('data', (text) => (stderr += String(text)));
    const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
    const messages = [];
    const watched = [];
    const latest = new Map();
    const documents = new Map();
    let waiting = [];
    void exited.then((code) => waiting.forEach(({ fail }) => fail(new Error(`The server is gone with ${code}: ${stderr}`))));
    connection.onNotification('textDocument/publishDiagnostics', (params) => {
        latest.set(params.uri, params.diagnostics);
        const found = waiting.find(({ isFor }) => isFor(params));
        waiting = waiting.filter((one) => one !== found);
        found?.take(params.diagnostics);
    });
    connection.onNotification('window/showMessage', ({ message }) => messages.push(message));
    connection.onRequest('client/registerCapability', ({ registrations }) => {
        watched.push(...registrations.flatMap(({ registerOptions }) => registerOptions.watchers.map(({ globPattern }) => globPattern)));
        return null;
    });
    connection.onRequest('workspace/configuration', ({ items }) => items.map(() => ({})));
    connection.listen();
    const published = (isFor) => new Promise((take, fail) => waiting.push({ isFor, take, fail }));
    const next = (uri) => published((params) => params.uri === uri);
    const ofVersion = (uri, version) => published((params) => params.uri === uri && (params.version === undefined || params.version === version));
    const uriOf = (file) => pathToFileURL(path.resolve(cwd, file)).href;
    const answer = await connection.sendRequest('initialize', {
        processId: process.pid, rootUri: null, capabilities, initializationOptions,
        workspaceFolders: folders.map((folder) => ({ uri: pathToFileURL(folder).href, name: path.basename(folder) }))
    });
    await connection.sendNotification('initialized', {});
    return {
        connection, answer, messages, watched, next, uri: uriOf,
        async open(uri, text, languageId = 'markdown') {
            documents.set(uri, { version: 1, text });
            const diagnostics = ofVersion(uri, 1);
            await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
            return diagnostics;
        },
        async change(uri, text) {
            const version = (documents.get(uri)?.version ?? 0) + 1;
            documents.set(uri, { version, text });
            const diagnostics = ofVersion(uri, version);
            await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] });
            return diagnostics;
        },
        async save(uri) {
            const diagnostics = next(uri);
            await connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
            return diagnostics;
        },
        async touch(uri, files) {
            const diagnostics = next(uri);
            await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: files.map((file) => ({ uri: uriOf(file), type: 2 })) });
            return diagnostics;
        },
        async actions(uri, range, only) {
            return (await connection.sendRequest('textDocument/codeAction', { textDocument: { uri }, range, context: { diagnostics: latest.get(uri) ?? [], ...(only === undefined ? {} : { only }) } })) ?? [];
        },
        textOf: (uri) => documents.get(uri)?.text ?? '',
        kill: () => void server.kill('SIGKILL'),
        async end() {
            await connection.sendRequest('shutdown');
            await connection.sendNotification('exit');
            const code = await exited;
            connection.dispose();
            return [code, stderr];
        }
    };
}
/** Makes the edits of an action in a text, as an editor would. */
export function applied(text, action) {
    const edits = editsOf(action?.edit).toSorted((a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character);
    let result = text;
    for (const { range, newText } of edits)
        result = result.slice(0, offsetAt(text, range.start)) + newText + result.slice(offsetAt(text, range.end));
    return result;
}
/** The part of a text that a range takes. */
export function textIn(text, { start, end }) {
    return text.slice(offsetAt(text, start), offsetAt(text, end));
}
function editsOf(edit) {
    const versioned = (edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []));
    return [...versioned, ...Object.values(edit?.changes ?? {}).flat()];
}
function offsetAt(text, { line, character }) {
    let start = 0;
    for (let left = line; left > 0; left--)
        start += /\r\n|\n|\r/.exec(text.slice(start)).index + /\r\n|\n|\r/.exec(text.slice(start))[0].length;
    return start + character;
}
