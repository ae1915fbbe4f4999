import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from './scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
// BYTE ORDER MARK: the damage that needs no evidence.
const marked = '\ufeffa\n';
function mojilint(cwd, ...args) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd, encoding: 'utf8' });
    return { status, stdout, stderr };
}
test('a file with hard links is reported and not fixed, the others are, and the run exits 2', () => {
    const cwd = scratch({ 'a.md': marked, 'b.md': marked });
    fs.linkSync(path.join(cwd, 'a.md'), path.join(cwd, 'a.link'));
    const run = mojilint(cwd, '--fix');
    assert.is(run.status, 2);
    assert.match(run.stderr, /^Cannot fix a\.md: it has 2 hard links/);
    assert.match(run.stderr, /\nFixed 1 file\.\n$/);
    assert.match(run.stdout, /a\.md\n1:1.* error /);
    assert.not.match(run.stdout, /b\.md/);
    assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), marked);
    assert.is(fs.readFileSync(path.join(cwd, 'b.md'), 'utf8'), 'a\n');
});
test('a named symbolic link that leads out of the working folder is reported and not fixed', () => {
    const top = scratch({ 'out.md': marked, 'in/x.md': '' });
    fs.symlinkSync('../out.md', path.join(top, 'in/link.md'));
    const run = mojilint(path.join(top, 'in'), '--fix', 'link.md');
    assert.is(run.status, 2);
    assert.match(run.stderr, /^Cannot fix link\.md: it is a symbolic link to .*out\.md, outside of the working folder/);
    assert.is(fs.readFileSync(path.join(top, 'out.md'), 'utf8'), marked);
});
test('a fix removes what dead runs left beside the files', () => {
    const cwd = scratch({ 'docs/a.md': 'a\n', 'docs/.a.md.mojilint-2147483646.tmp': 'half' });
    assert.is(mojilint(cwd, '--fix').status, 0);
    assert.equal(fs.readdirSync(path.join(cwd, 'docs')), ['a.md']);
});
test('a second fix changes nothing, not even the time of a file', () => {
    const cwd = scratch({ 'a.md': marked });
    mojilint(cwd, '--fix');
    const before = fs.statSync(path.join(cwd, 'a.md'));
    const run = mojilint(cwd, '--fix');
    const after = fs.statSync(path.join(cwd, 'a.md'));
    assert.equal([run.status, run.stdout, run.stderr, after.ino, after.mtimeMs], [0, '', '', before.ino, before.mtimeMs]);
});
test('a file that is deleted during the run is told, and the others are checked', () => {
    // Configurations are read when the files are known, and before the files are.
    const cwd = scratch({ 'a.md': marked, 'b.md': marked, 'mojilint.config.mjs': "import fs from 'node:fs'\nfs.rmSync('a.md')\nexport default {}\n" });
    const run = mojilint(cwd);
    assert.equal([run.status, run.stderr], [2, 'Cannot read a.md: it was there when the run began, and is gone.\n1 can be fixed with --fix.\n']);
    assert.match(run.stdout, /^b\.md\n/);
});
test('a file that is changed during the run is not fixed, and keeps what was written', () => {
    const rule = "import fs from 'node:fs'\nexport default {id: 'meddler', summary: '', fix: 'never', severity: 'error', triggers: 0, options: {properties: {}},\n  check: ({path}) => fs.writeFileSync(path, 'other\\n')}\n";
    const cwd = scratch({ 'a.md': marked, 'rule.mjs': rule, '.mojilintrc.json': '{"plugins": "./rule.mjs"}' });
    const run = mojilint(cwd, '--fix', 'a.md');
    assert.equal([run.status, run.stderr], [2, 'Cannot fix a.md: it changed on the disk since it was read. Run again.\n']);
    assert.match(run.stdout, /^a\.md\n1:1.* no-bom /);
    assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), 'other\n');
});
test('symbolic links that go round in circles are walked past, and refused when named', () => {
    const cwd = scratch({ 'docs/a.md': 'a\n' });
    fs.symlinkSync('loop.md', path.join(cwd, 'loop.md'));
    fs.symlinkSync('..', path.join(cwd, 'docs/up'));
    assert.equal(mojilint(cwd), { status: 0, stdout: '', stderr: '' });
    assert.equal(mojilint(cwd, 'loop.md'), { status: 2, stdout: '', stderr: 'Cannot read loop.md: symbolic links go round in circles.\n' });
});
// The superuser may read all, so the run is another user's, who must be able to read mojilint.
const reader = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
if (process.platform === 'win32' || spawnSync(process.execPath, [main, '--version'], reader).status !== 0)
    console.log('NOT CHECKED: files that may not be read');
else {
    test('files and folders that may not be read are told, and the others are checked', () => {
        const cwd = scratch({ 'a.md': marked, 'b.md': marked, 'closed/c.md': marked });
        fs.chmodSync(cwd, 0o755);
        fs.chmodSync(path.join(cwd, 'a.md'), 0);
        fs.chmodSync(path.join(cwd, 'closed'), 0);
        const { status, stdout, stderr } = spawnSync(process.execPath, [main], { cwd, encoding: 'utf8', ...reader });
        fs.chmodSync(path.join(cwd, 'closed'), 0o700);
        assert.equal([status, stderr], [2, `Cannot list the folder ${path.join(cwd, 'closed')}: permission denied.\nCannot read a.md: permission denied.\n1 can be fixed with --fix.\n`]);
        assert.match(stdout, /^b\.md\n/);
    });
}
test('a reader that stops early is no failure', async () => {
    const cwd = scratch(Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${index}.md`, marked])));
    const child = spawn(process.execPath, [main, '-f', 'json'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const errors = [];
    child.stderr.on('data', (chunk) => errors.push(chunk.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    assert.equal([status, errors.join('')], [1, '400 can be fixed with --fix.\n']);
});
test('a folder as standard input is refused, and not taken for an empty document', () => {
    const cwd = scratch();
    const folder = fs.openSync(cwd, 'r');
    const { status, stderr } = spawnSync(process.execPath, [main, '--stdin'], { cwd, encoding: 'utf8', stdio: [folder, 'pipe', 'pipe'] });
    fs.closeSync(folder);
    assert.is(status, 2);
    assert.match(stderr, /Cannot read standard input: it is a folder/);
});
if (process.platform === 'linux') {
    test('a pipe as configuration is refused and never read', () => {
        const cwd = scratch({ 'a.md': 'a\n' });
        spawnSync('mkfifo', ['pipe.json'], { cwd });
        const run = mojilint(cwd, '-c', 'pipe.json', 'a.md');
        assert.is(run.status, 2);
        assert.match(run.stderr, /Cannot read the configuration .*pipe\.json: it is not a regular file/);
    });
    test('a list of files may be a pipe, as a shell makes them', () => {
        const cwd = scratch({ 'a.md': marked, 'b.md': marked });
        spawnSync('mkfifo', ['list'], { cwd });
        const { status, stdout } = spawnSync('sh', ['-c', 'printf "a.md\\n" > list & "$0" "$1" --files-from list', process.execPath, main], { cwd, encoding: 'utf8' });
        assert.is(status, 1);
        assert.match(stdout, /^a\.md\n/);
        assert.not.match(stdout, /b\.md/);
    });
    test('a report that cannot be written exits 2 and says so', () => {
        const cwd = scratch({ 'a.md': marked });
        const full = fs.openSync('/dev/full', 'w');
        const { status, stderr } = spawnSync(process.execPath, [main, 'a.md'], { cwd, encoding: 'utf8', stdio: ['ignore', full, 'pipe'] });
        fs.closeSync(full);
        assert.is(status, 2);
        assert.match(stderr, /Cannot write to standard output: ENOSPC/);
        assert.not.match(stderr, /\n +at /);
    });
}
test.run();
