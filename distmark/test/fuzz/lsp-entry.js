import fs from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { scratch } from '../cli/scratch.js';
import { applied, startClient } from '../lsp/client.js';
const methods = ['textDocument/didOpen', 'textDocument/didChange', 'textDocument/didSave', 'textDocument/didClose', 'workspace/didChangeWatchedFiles', 'workspace/didChangeWorkspaceFolders', '$/setTrace', 'no/such'];
/** Opens, changes and saves inputs in one server for all, with messages of other shapes between: what it offers fits the text, and a fix leaves nothing to fix. */
export async function lspEntry() {
    const cwd = scratch();
    const client = await startClient(cwd);
    const uri = client.uri('a.md');
    let isOpen = false;
    return {
        async check({ bytes }, random, hint) {
            if (random.below(8) === 0)
                await client.connection.sendNotification(random.pick(methods), oddParameters(random, client.uri('odd.md')));
            const text = Buffer.from(bytes).toString();
            if (random.below(16) === 0)
                fs.writeFileSync(path.join(cwd, 'a.md'), bytes);
            const judged = isOpen ? client.change(uri, text) : client.open(uri, text);
            isOpen = true;
            const fixed = await fixedBy(client, text);
            checkRanges(text, await judged, hint);
            if (fixed === text)
                return;
            const again = client.change(uri, fixed);
            assert.is(await fixedBy(client, fixed), fixed, `a second fix changes nothing, ${hint}`);
            await again;
        },
        async close() {
            const [code, stderr] = await client.end();
            const told = stderr.split('\n').filter((line) => line !== '' && !/defines parameters by|received parameters by/.test(line));
            if (code !== 0 || told.length > 0)
                throw new Error(`The server exits with ${code} and says: ${told.slice(0, 5).join('\n')}`);
        }
    };
}
const whole = { start: { line: 0, character: 0 }, end: { line: 99_999, character: 0 } };
/** A text with all that the server would mend at once; asking does not wait for the pause that follows a change. */
async function fixedBy(client, text) {
    const actions = await client.actions(client.uri('a.md'), whole);
    const all = actions.find(({ kind }) => kind?.startsWith('source.fixAll'));
    for (const action of actions)
        applied(text, action);
    return all === undefined ? text : applied(text, all);
}
function checkRanges(text, found, hint) {
    const lines = text.split(/\r\n|\n|\r/);
    for (const { range: { start, end }, message } of found) {
        assert.ok(start.line < lines.length && end.line < lines.length && start.line <= end.line, hint);
        assert.ok(start.character <= (lines[start.line] ?? '').length + 1 && end.character <= (lines[end.line] ?? '').length + 1 && message !== '', hint);
    }
}
function oddParameters(random, uri, depth = 0) {
    const kind = random.below(depth > 3 ? 5 : 8);
    if (kind < 5)
        return [uri, -1, null, 'x', 1e300][kind];
    if (kind === 5)
        return Array.from({ length: random.below(3) }, () => oddParameters(random, uri, depth + 1));
    return Object.fromEntries(['textDocument', 'uri', 'text', 'version', 'contentChanges', 'range', 'changes', 'event', 'added'].filter(() => random.below(2) === 0).map((key) => [key, oddParameters(random, uri, depth + 1)]));
}
