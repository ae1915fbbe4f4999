/*
 * A team takes up mojilint on a repository with 500 damaged lines: it suppresses what is there, new damage fails, and later
 * the old damage is repaired. Right lines must keep their bytes all the way.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasGit } from '../git.js';
import { misread } from '../mojibake/misreading.js';
import { sentences } from '../mojibake/sentences.js';
import { scratch } from './scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
const list = 'mojilint-suppressions.json';
/** Ten files of 100 lines in Latin letters, every other line damaged, no two lines alike; with the bytes of each as they should be. */
function damagedFiles() {
    return ['French', 'German', 'Spanish', 'Swedish', 'Portuguese', 'Danish', 'Italian', 'Icelandic', 'Norwegian', 'Finnish'].map((language, file) => {
        const lines = Array.from({ length: 100 }, (_, index) => `${index + 1}. ${sentences[language] ?? ''}`);
        const found = lines.map((line, index) => (index % 2 === 0 ? misread(line, 'windows-1252') ?? '' : line));
        // Line ends must stay as they are, too.
        const lineEnd = file % 2 === 0 ? '\n' : '\r\n';
        return { name: `docs/${language}.md`, found: found.join(lineEnd), right: lines.join(lineEnd) };
    });
}
if (hasGit('that suppressions serve a damaged repository')) {
    test('500 damaged lines are suppressed, new damage fails, and a repair changes nothing else', () => {
        const files = damagedFiles();
        const cwd = scratch(Object.fromEntries(files.map(({ name, found }) => [name, found])));
        const run = (command, ...args) => {
            const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, GIT_DIR: undefined } });
            return { status, stdout, stderr };
        };
        const mojilint = (...args) => run(process.execPath, main, '--max-warnings', '0', ...args);
        run('git', 'init', '-q');
        run('git', '-c', 'core.autocrlf=false', 'add', '.');
        assert.is(mojilint().status, 1);
        assert.equal(mojilint('--suppress-all'), { status: 0, stdout: '', stderr: `Suppressed 500 findings in ${list}.\n` });
        assert.equal(mojilint(), { status: 0, stdout: '', stderr: `Suppressed by ${list}: 500 findings.\n` });
        const fresh = path.join(cwd, 'fresh.md');
        fs.writeFileSync(fresh, `${misread('Une nouvelle ligne ab\u00eem\u00e9e, h\u00e9las', 'windows-1252')}\n`);
        const red = mojilint('-f', 'compact');
        assert.is(red.status, 1);
        assert.match(red.stdout, /^fresh\.md:1:\d+: error: .*\n$/);
        const repaired = mojilint('--fix', '--prune-suppressions');
        assert.equal(repaired, { status: 0, stdout: '', stderr: `Pruned 500 suppressions in ${list}.\nFixed 11 files.\n` });
        assert.equal(mojilint(), { status: 0, stdout: '', stderr: '' });
        for (const { name, right } of files)
            assert.is(fs.readFileSync(path.join(cwd, name), 'utf8'), right);
        const changes = run('git', '-c', 'core.autocrlf=false', 'diff', '--numstat').stdout.trim().split('\n');
        assert.equal(changes, files.map(({ name }) => `50\t50\t${name}`).sort((a, b) => (a.slice(6) < b.slice(6) ? -1 : 1)));
        assert.is(fs.readFileSync(path.join(cwd, list), 'utf8'), '{}\n');
    });
}
test.run();
