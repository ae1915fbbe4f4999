import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from '../cli/scratch.js';
import { applied, withClient } from './client.js';
const root = path.join(import.meta.dirname, '../../..');
const damaged = 'Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e\n';
const right = 'Ouvert toute l\u2019ann\u00e9e\n';
// What remark-language-server starts.
const server = `import {createUnifiedLanguageServer} from 'unified-language-server'
createUnifiedLanguageServer({
  configurationSection: 'remark', ignoreName: '.remarkignore', packageField: 'remarkConfig', pluginPrefix: 'remark',
  processorName: 'remark', processorSpecifier: 'remark', rcName: '.remarkrc'
})
`;
const [, configuration = ''] = /^```json\n(.*?)^```$/ms.exec(fs.readFileSync(path.join(root, 'docs/editors.md'), 'utf8').split('## Editors that run remark')[1] ?? '') ?? [];
/** A project that has installed these packages and mojilint, with the configuration that the page of editors shows. */
function project(files, packages) {
    const cwd = scratch({ ...files, '.remarkrc.json': configuration });
    fs.mkdirSync(path.join(cwd, 'node_modules'));
    fs.symlinkSync(root, path.join(cwd, 'node_modules/mojilint'));
    for (const name of packages)
        fs.symlinkSync(path.join(root, 'node_modules', name), path.join(cwd, 'node_modules', name));
    return cwd;
}
test('the engine of remark-language-server shows findings of the plugin and makes their fixes', () => {
    const cwd = project({ 'server.mjs': server }, ['remark', 'unified-language-server']);
    return withClient(cwd, { command: ['server.mjs', '--stdio'] }, async (client) => {
        const uri = client.uri('a.md');
        assert.equal(await client.open(uri, right), []);
        // An emoji breaks the proof of its line, and counts two code units.
        const odd = `\u{1f600} ${damaged}`;
        const text = `${right}\n${damaged}\n${odd}`;
        const found = await client.change(uri, text);
        assert.equal(found.map(({ code, source, severity, range }) => [code, source, severity, range]), [[2, 14], [4, 17]].map(([line = 0, start = 0]) => [
            'no-mojibake', 'mojilint', 2, { start: { line, character: start }, end: { line, character: start + 8 } }
        ]));
        assert.match(found[0]?.codeDescription?.href ?? '', /docs\/rules\/no-mojibake\.md$/);
        const [action, ...more] = await client.actions(uri, found[0].range);
        assert.equal([action?.isPreferred, more.length], [true, 0]);
        const mended = applied(text, action);
        assert.is(mended, `${right}\n${right}\n${odd}`);
        assert.equal((await client.change(uri, mended)).length, 1);
    });
});
test('remark-cli runs the plugin by the same configuration', () => {
    const cwd = project({ 'a.md': damaged, 'b.md': right }, ['remark-cli']);
    const run = (...words) => spawnSync(process.execPath, [path.join(cwd, 'node_modules/remark-cli/cli.js'), ...words, '--no-color'], { cwd, encoding: 'utf8' });
    const { status, stderr } = run('.', '--frail');
    assert.is(status, 1);
    assert.match(stderr, /^a\.md\n1:15-1:23 warning Unexpected `\u00e2\u20ac\u2122ann\u00c3\u00a9`, expected `\u2019ann\u00e9`: .* no-mojibake mojilint\n/);
    assert.match(stderr, /\nb\.md: no issues found\n/);
    assert.is(run('b.md', '--frail').status, 0);
});
test.run();
