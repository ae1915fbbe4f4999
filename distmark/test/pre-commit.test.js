/*
 * The hooks as users get them: from the tag of a release, set up by pre-commit itself, and by the command of npm that later
 * versions of pre-commit run.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse, stringify } from 'yaml';
import { isTextFormat } from '../src/cli/files/text-format.js';
import { scratch } from './cli/scratch.js';
import { hasGit } from './git.js';
import { blockOf } from './page-blocks.js';
import { run } from './packed.js';
import { hasRegistry } from './registry.js';
import { releaseOnce } from './release.js';
import { createRepository, userEnvironment } from './repository.js';
const root = path.join(import.meta.dirname, '../..');
const damaged = 'Un caf\u00c3\u00a9\n';
const right = 'Un caf\u00e9\n';
const hooks = parse(fs.readFileSync(path.join(root, '.pre-commit-hooks.yaml'), 'utf8'));
const config = parse(blockOf('docs/hooks.md', 'pre-commit', '.pre-commit-config.yaml'));
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
test('the page takes a hook of the version that is documented', () => {
    assert.equal(config.repos, [{ repo: 'https://github.com/mojilint/mojilint', rev: `v${version}`, hooks: [{ id: 'mojilint-fix' }] }]);
    assert.equal(hooks.map(({ id }) => id), ['mojilint', 'mojilint-fix']);
});
test('the hooks take the files that a search of folders takes', () => {
    for (const file of ['a.md', 'docs/A.Html', 'README', 'docs/license', 'a.b.po', '.x.txt', 'a.js', 'md', '.md', 'docs/.env', 'readme.js', 'a.md.bak', 'a.mdd', 'notreadme']) {
        for (const { files } of hooks)
            assert.is(new RegExp(files.replace('(?i)', ''), 'i').test(file), isTextFormat(path.basename(file), new Set()), file);
    }
});
if (hasGit('the release and its hooks') && hasRegistry('the release and its hooks')) {
    test('the tag of a release holds what runs, and nothing that npm would build or install besides', () => {
        const { folder, tag } = releaseOnce();
        assert.is(tag, `v${version}`);
        const git = (...args) => run('git', args, folder, userEnvironment());
        const files = git('ls-tree', '-r', '--name-only', tag).split('\n');
        assert.ok(files.includes('dist/src/cli/main.js') && files.includes('.pre-commit-hooks.yaml') && files.includes('src/cli/main.ts'));
        assert.equal(files.filter((file) => file.startsWith('dist/') && !/^dist\/(?:src|rules)\//.test(file)), []);
        const { scripts, devDependencies, dependencies } = JSON.parse(git('show', `${tag}:package.json`));
        assert.equal([scripts, devDependencies, typeof dependencies], [undefined, undefined, 'object']);
        assert.not.match(git('show', `${tag}:package-lock.json`), /"resolved"|"node_modules\/typescript"/);
        // Main stays free of what is built.
        assert.is(git('ls-tree', '-r', '--name-only', 'main', 'dist'), '');
        assert.is(git('status', '--porcelain'), '');
    });
    test('a release is not made twice, nor of work that is not committed', () => {
        const { folder, tag } = releaseOnce();
        const again = () => spawnSync(path.join(folder, 'scripts/release.sh'), { encoding: 'utf8', env: userEnvironment() });
        const twice = again();
        assert.is(twice.status, 2);
        assert.match(twice.stderr, new RegExp(`the tag ${tag} exists: raise the version`));
        fs.writeFileSync(path.join(folder, 'new.txt'), '');
        assert.match(again().stderr, /not committed/);
        fs.rmSync(path.join(folder, 'new.txt'));
    });
    test('the command of npm that pre-commit 4 runs installs a hook that fails, then passes', () => {
        const { folder, tag } = releaseOnce();
        const prefix = scratch();
        run('npm', ['install', '--allow-git=root', '--install-links', '--prefer-offline', '--prefix', prefix, '-g', `git+file://${folder}#${tag}`], prefix, userEnvironment());
        const cwd = scratch({ 'a.md': damaged, 'b.md': 'right\n' });
        // As pre-commit does it: the entry, its arguments, the names of the files.
        const hook = (id) => {
            const { entry, args } = hooks.find((candidate) => candidate.id === id) ?? { entry: '', args: [] };
            const [command = '', ...rest] = entry.split(' ');
            return spawnSync(path.join(prefix, 'bin', command), [...rest, ...args, 'a.md', 'b.md'], { cwd, encoding: 'utf8' });
        };
        assert.is(hook('mojilint').status, 1);
        assert.is(hook('mojilint-fix').status, 1);
        assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), right);
        assert.is(hook('mojilint-fix').status, 0);
        assert.is(hook('mojilint').status, 0);
    });
    if (hasPreCommit()) {
        test('pre-commit sets both hooks up; they fail, then pass', () => {
            const { folder, tag } = releaseOnce();
            const { sh, read, write } = createRepository({ 'a.md': 'right\n', 'l\u00e9 [1].md': right, '-x.md': right, 'code.js': damaged });
            const env = { PRE_COMMIT_HOME: scratch() };
            write('.pre-commit-config.yaml', stringify({ repos: config.repos.map((entry) => ({ ...entry, repo: folder, rev: tag, hooks: hooks.map(({ id }) => ({ id })) })) }));
            const setUp = sh('pre-commit install && git add . && git commit -qm first', env);
            assert.is(setUp.status, 0, setUp.output);
            write('a.md', damaged);
            write('-x.md', damaged);
            const reported = sh('git add . && pre-commit run mojilint', env);
            assert.is(reported.status, 1);
            assert.match(reported.output, /exit code: 1[^]*-x\.md[^]*a\.md/);
            assert.is(read('a.md'), damaged);
            const stopped = sh('git commit -qm second', env);
            assert.is(stopped.status, 1);
            assert.match(stopped.output, /mojilint-fix\.+Failed/);
            assert.equal([read('a.md'), read('-x.md'), read('code.js')], [right, right, damaged]);
            const passed = sh('git add . && git commit -qm second', env);
            assert.is(passed.status, 0, passed.output);
            assert.match(passed.output, /mojilint\.+Passed[^]*mojilint-fix\.+Passed/);
            // Once set up it is there.
            assert.not.match(passed.output, /Installing/);
        });
    }
}
function hasPreCommit() {
    const isThere = process.env['CI'] === 'true' || spawnSync('pre-commit', ['--version']).status === 0;
    if (!isThere)
        process.stdout.write('\n  NOT CHECKED  that pre-commit runs the hooks: pre-commit is missing\n');
    return isThere;
}
test.run();
