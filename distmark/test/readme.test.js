import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
// The number is the evidence model's, and moves with each training.
const gain = /\d+\.\d nats/;
test('the example of the README is what happens', () => {
    const [, session = ''] = /^```console\n(.*?)^```$/ms.exec(page) ?? [];
    const steps = [...session.matchAll(/^\$ (.*)\n([^]*?)(?=^\$ |$(?![^]))/gm)].map(([, command = '', output = '']) => ({ command, output }));
    assert.equal(steps.map(({ command }) => command), ['cat menu.md', 'npx mojilint --verbose menu.md', 'npx mojilint --fix menu.md', 'cat menu.md']);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-readme-'));
    try {
        fs.writeFileSync(path.join(folder, 'menu.md'), steps[0]?.output ?? '');
        for (const { command, output } of steps) {
            const script = `${command.replace('npx mojilint', `node ${path.join(root, 'dist/src/cli/main.js')}`)} 2>&1`;
            assert.is(spawnSync(script, { cwd: folder, shell: true, encoding: 'utf8' }).stdout.replace(gain, 'N nats'), output.replace(gain, 'N nats'), command);
        }
    }
    finally {
        fs.rmSync(folder, { recursive: true });
    }
});
test('npm start shows findings with pairs, then the diff, writes nothing and exits 0', () => {
    const demo = path.join(root, 'fixtures/demo/README.md');
    const before = fs.readFileSync(demo);
    const { status, stdout } = start();
    assert.is(status, 0);
    const finding = stdout.indexOf('`\u00c3\u00aa` \u2190 C3 AA \u2192 `\u00ea`');
    const diff = stdout.indexOf('\n+- Ouvert toute l\u2019ann\u00e9e, m\u00eame en ao\u00fbt.\n');
    assert.ok(finding > 0 && diff > finding, stdout);
    assert.is(Buffer.compare(fs.readFileSync(demo), before), 0);
});
test('npm start with paths exits as mojilint does', () => {
    assert.is(start('--no-ignore', 'fixtures/demo/README.md').status, 1);
    assert.is(start('--no-ignore', 'fixtures/clean').status, 0);
    assert.is(start('no/such/file').status, 2);
});
test('the README names every rule and no other', () => {
    const named = [...page.matchAll(/\(docs\/rules\/([^)]+)\.md\)/g)].map(([, id]) => id);
    assert.equal(named.sort(), fs.readdirSync(path.join(root, 'docs/rules')).map((name) => path.parse(name).name).sort());
});
function start(...args) {
    return spawnSync(process.execPath, [path.join(root, 'dist/scripts/demo.js'), ...args], { cwd: root, encoding: 'utf8' });
}
test.run();
