import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasGit } from '../git.js';
import { scratch } from './scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
const root = path.join(import.meta.dirname, '../../../fixtures/cli');
const names = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
for (const name of names.sort()) {
    const folder = path.join(root, name);
    const one = JSON.parse(fs.readFileSync(path.join(folder, 'case.json'), 'utf8'));
    if (one.tracked !== undefined && !hasGit(`the case ${name}`))
        continue;
    test(`${name}: ${one.about}`, () => {
        const top = prepare(folder, one);
        const before = filesBelow(top);
        const { GIT_DIR: _dir, NO_COLOR: _no, FORCE_COLOR: _force, ...environment } = process.env;
        const run = spawnSync(process.execPath, [main, ...one.args], {
            cwd: path.join(top, one.cwd ?? '.'), env: { ...environment, ...one.env }, input: Buffer.from(one.stdin ?? '', 'latin1')
        });
        const say = (bytes) => Buffer.from(bytes).toString('latin1').replaceAll(top, '{cwd}');
        const spoken = `${say(run.stdout)}${say(run.stderr)}`;
        assert.is(run.status, one.exit, `the exit code, after: ${spoken}`);
        compare('stdout', say(run.stdout), { folder, has: one.stdoutHas });
        compare('stderr', say(run.stderr), { folder, has: one.stderrHas });
        const changed = path.join(folder, 'after');
        assert.equal(filesBelow(top), { ...before, ...(fs.existsSync(changed) ? filesBelow(changed) : {}) });
    });
}
function prepare(folder, one) {
    const top = scratch(one.write);
    if (fs.existsSync(path.join(folder, 'files')))
        fs.cpSync(path.join(folder, 'files'), top, { recursive: true });
    if (one.tracked !== undefined) {
        execFileSync('git', ['init', '-q'], { cwd: top });
        execFileSync('git', ['add', '-f', ...one.tracked], { cwd: top });
    }
    return top;
}
/** A stream holds the bytes of the file of its name, or else all that `has` names, or else nothing. */
function compare(stream, found, { folder, has }) {
    const file = path.join(folder, stream);
    if (fs.existsSync(file))
        assert.is(found, fs.readFileSync(file, 'latin1'));
    else if (has === undefined)
        assert.is(found, '', `${stream} is empty`);
    for (const text of has ?? [])
        assert.ok(found.includes(Buffer.from(text).toString('latin1')), `${stream} holds ${text}\n\n${found}`);
}
/** Every file outside `.git`, with its bytes as one character each. */
function filesBelow(top) {
    const files = fs.readdirSync(top, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('.git/') && fs.statSync(path.join(top, file)).isFile());
    return Object.fromEntries(files.sort().map((file) => [file.replaceAll(path.sep, '/'), fs.readFileSync(path.join(top, file), 'latin1')]));
}
test.run();
