import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from '../cli/scratch.js';
import { withClient } from './client.js';
const damaged = 'Ouvert toute l\u00e2\u20ac\u2122ann\u00c3\u00a9e\n';
const codes = (diagnostics) => diagnostics.map(({ code }) => code);
test('files that the command line would leave alone are left alone', () => {
    const cwd = scratch({
        '.git/HEAD': '', '.gitignore': 'generated/\n', '.mojilintignore': '/secret.md\n',
        'mojilint-suppressions.json': '{}'
    });
    return withClient(cwd, {}, async (client) => {
        for (const file of ['generated/a.md', 'secret.md', 'node_modules/a/readme.md', 'mojilint-suppressions.json']) {
            assert.equal(await client.open(client.uri(file), damaged), [], file);
        }
        assert.equal(await client.open(client.uri('a.ts'), damaged, 'typescript'), []);
        assert.equal(codes(await client.open(client.uri('a.csv'), damaged, 'csv')), ['no-mojibake']);
        assert.equal(codes(await client.open(client.uri('a.log'), damaged, 'plaintext')), ['no-mojibake']);
        assert.equal(await client.open('git:/a.md', damaged), []);
    });
});
test('what git tracks is checked although .gitignore names it', () => {
    const cwd = scratch({ '.gitignore': '*.md\n', 'a.md': damaged, 'b.md': damaged });
    for (const words of [['init', '-q'], ['add', '-f', 'a.md']])
        assert.is(spawnSync('git', words, { cwd }).status, 0);
    return withClient(cwd, {}, async (client) => {
        assert.equal(codes(await client.open(client.uri('a.md'), damaged)), ['no-mojibake']);
        assert.equal(await client.open(client.uri('b.md'), damaged), []);
    });
});
test('documents are checked again when a deciding file changes', () => {
    const cwd = scratch({ 'docs/a.md': damaged });
    return withClient(cwd, { capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } } }, async (client) => {
        const uri = client.uri('docs/a.md');
        assert.is((await client.open(uri, damaged))[0]?.severity, 1);
        fs.writeFileSync(path.join(cwd, '.mojilintrc.yaml'), 'rules: {no-mojibake: warn}\n');
        assert.is((await client.touch(uri, ['.mojilintrc.yaml']))[0]?.severity, 2);
        fs.writeFileSync(path.join(cwd, 'docs/.mojilintignore'), 'a.md\n');
        assert.equal(await client.touch(uri, ['docs/.mojilintignore']), []);
        fs.rmSync(path.join(cwd, 'docs/.mojilintignore'));
        assert.is((await client.touch(uri, ['docs/.mojilintignore'])).length, 1);
        const run = spawnSync(process.execPath, [path.join(import.meta.dirname, '../../src/cli/main.js'), '--suppress-all'], { cwd });
        assert.is(run.status, 0);
        assert.equal(await client.touch(uri, ['mojilint-suppressions.json']), []);
        assert.is((await client.change(uri, damaged + damaged)).length, 2);
        for (const name of ['.mojilintrc.yaml', '.gitignore', '.mojilintignore', '.editorconfig', 'package.json', 'mojilint-suppressions.json']) {
            assert.ok(client.watched.includes(`**/${name}`), name);
        }
    });
});
test('a configuration that is saved in the editor is read again without a watcher', () => {
    const cwd = scratch({ '.mojilintrc.json': '{}' });
    return withClient(cwd, {}, async (client) => {
        const uri = client.uri('a.md');
        const config = client.uri('.mojilintrc.json');
        await client.open(uri, damaged);
        await client.open(config, '{}', 'json');
        fs.writeFileSync(path.join(cwd, '.mojilintrc.json'), '{"rules": {"no-mojibake": "off"}}');
        const published = client.next(uri);
        await client.save(config);
        assert.equal(await published, []);
        assert.equal(client.watched, []);
    });
});
test('a fault of the configuration is shown once and in the document, and the server goes on', () => {
    const cwd = scratch({ '.mojilintrc.json': '{\n  "rulez": {}}', 'fine/.mojilintrc.json': '{}' });
    return withClient(cwd, {}, async (client) => {
        const uri = client.uri('a.md');
        const [fault, ...more] = await client.open(uri, damaged);
        assert.is(more.length, 0);
        assert.is(fault?.message, `This document is not checked. ${path.join(cwd, '.mojilintrc.json')}:2:3: rulez: Unknown key "rulez". Did you mean "rules"?`);
        assert.equal(codes(await client.open(client.uri('fine/a.md'), damaged)), ['no-mojibake']);
        await client.open(client.uri('b.md'), damaged);
        await client.change(uri, '');
        assert.equal(client.messages, [`mojilint: ${path.join(cwd, '.mojilintrc.json')}:2:3: rulez: Unknown key "rulez". Did you mean "rules"?`]);
        fs.writeFileSync(path.join(cwd, '.mojilintrc.json'), '{}');
        assert.equal(codes(await client.touch(client.uri('b.md'), ['.mojilintrc.json'])), ['no-mojibake']);
        assert.equal(await client.actions(uri, { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } }), []);
    });
});
test('a broken list of suppressions is a fault as well', () => withClient(scratch({ 'mojilint-suppressions.json': '[]' }), {}, async (client) => {
    const [fault] = await client.open(client.uri('a.md'), damaged);
    assert.match(fault?.message ?? '', /^This document is not checked\. mojilint-suppressions\.json:1:1: Unexpected \[\]/);
}));
for (const [name, files] of [
    ['a configuration', { 'mojilint.config.mjs': 'import fs from "node:fs"; fs.writeFileSync(new URL("ran", import.meta.url), ""); export default {rules: {"no-mojibake": "off"}}' }],
    ['a plugin', { '.mojilintrc.json': '{"plugins": "./plugin.mjs", "rules": {"no-mojibake": "off"}}', 'plugin.mjs': 'import fs from "node:fs"; fs.writeFileSync(new URL("ran", import.meta.url), ""); export default []' }]
]) {
    test(`the code of ${name} is run only where the editor trusts the folder`, async () => {
        const cwd = scratch(files);
        for (const initializationOptions of [undefined, { trusted: 'true' }]) {
            await withClient(cwd, { initializationOptions }, async (client) => {
                const [fault] = await client.open(client.uri('a.md'), damaged);
                assert.match(fault?.message ?? '', /no code of this folder is run unless it is trusted: set `"trusted": true` in the editor's initializationOptions/);
                assert.is(client.messages.length, 1);
                assert.ok(client.messages[0]?.includes(path.join(cwd, Object.keys(files)[0] ?? '')), client.messages[0]);
            });
        }
        assert.not(fs.existsSync(path.join(cwd, 'ran')));
        await withClient(cwd, { initializationOptions: { trusted: true } }, async (client) => {
            assert.equal(await client.open(client.uri('a.md'), damaged), []);
            assert.ok(fs.existsSync(path.join(cwd, 'ran')));
        });
    });
}
test('a change of code that has run asks for a new server', () => withClient(scratch({ 'mojilint.config.mjs': 'console.log("noise"); export default {}' }), { initializationOptions: { trusted: true }, says: /^noise\n$/ }, async (client) => {
    await client.open(client.uri('a.md'), damaged);
    await client.touch(client.uri('a.md'), ['mojilint.config.mjs']);
    assert.match(client.messages[0] ?? '', /mojilint\.config\.mjs has changed, and a module is read once: restart the server/);
}));
test('options of the command line hold, and each folder has its own files', () => {
    const cwd = scratch({ 'one/.mojilintignore': 'a.md', 'two/a.md': '' });
    const folders = [path.join(cwd, 'one'), path.join(cwd, 'two')];
    return withClient(cwd, { folders, command: [path.join(import.meta.dirname, '../../src/cli/main.js'), '--lsp', '--rule', 'no-mojibake:warn', '--ignore-pattern', '/b.md'] }, async (client) => {
        assert.equal(await client.open(client.uri('one/a.md'), damaged), []);
        assert.equal((await client.open(client.uri('two/a.md'), damaged)).map(({ severity }) => severity), [2]);
        assert.equal(await client.open(client.uri('two/b.md'), damaged), []);
        const published = client.next(client.uri('one/a.md'));
        const [gone] = folders.map((folder) => ({ uri: client.uri(folder), name: '' }));
        fs.rmSync(path.join(cwd, 'one/.mojilintignore'));
        await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: [gone] } });
        assert.is((await published).length, 1);
    });
});
test.run();
