import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { readAction } from './action-runner.js';
import { hasGit } from './git.js';
import { installOnce } from './installed.js';
import { blocksOf } from './page-blocks.js';
import { hasRegistry } from './registry.js';
import { createRepository } from './repository.js';
const root = path.join(import.meta.dirname, '../..');
const page = 'docs/ci.md';
const damaged = 'Un caf\u00c3\u00a9\n';
const right = 'Un caf\u00e9\n';
const gitlabReport = 'gl-code-quality-report.json';
const workflows = blocksOf(page)
    .filter(({ language, text }) => language === 'yaml' && text.includes('\non:'))
    .map(({ text }) => Object.values(parse(text).jobs).flatMap(({ steps }) => steps));
test('the workflows use the action of this version, with inputs and outputs that it has', () => {
    const { inputs, outputs } = readAction(root);
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    assert.is(workflows.length, 4);
    const calls = workflows.flat().filter(({ uses }) => uses?.startsWith('mojilint/'));
    assert.is(calls.length, 3);
    for (const call of calls) {
        assert.is(call.uses, `mojilint/mojilint@v${version}`);
        for (const name of Object.keys(call.with ?? {}))
            assert.ok(name in inputs, name);
    }
    const asked = [...fs.readFileSync(path.join(root, page), 'utf8').matchAll(/steps\.(\w+)\.outputs\.([\w-]+)/g)];
    assert.ok(asked.length > 0);
    for (const [, id, name = ''] of asked)
        assert.ok(name in outputs && calls.some((call) => call.id === id), name);
});
test('every run of mojilint fails at warnings as well', () => {
    const runs = blocksOf(page).flatMap(({ text }) => text.split('\n')).filter((line) => line.includes('npx mojilint'));
    assert.ok(runs.length >= 5);
    for (const line of runs)
        assert.match(line, /npx mojilint --max-warnings 0/);
});
if (hasGit('the recipes for CI') && hasRegistry('the recipes for CI')) {
    test('the recipes for anywhere install what the lockfile says and fail at damage', () => {
        const [whole = '', changed = ''] = blocksOf(page).filter(({ heading }) => heading === 'Anywhere').map(({ text }) => text);
        const { sh, write } = project(installOnce());
        sh('rm -r node_modules');
        const all = sh(`set -e\n${whole}`);
        assert.is(all.status, 1);
        assert.match(all.output, /old\.md\n.*Unexpected/);
        const run = () => sh(`set -e\n${changed}`);
        sh('git update-ref refs/remotes/origin/main HEAD');
        assert.is(run().status, 0);
        write('new.md', damaged);
        sh('git add new.md && git commit -qm new');
        const red = run();
        assert.is(red.status, 1);
        assert.ok(red.output.includes('new.md') && !red.output.includes('old.md'), red.output);
        sh('git update-ref -d refs/remotes/origin/main');
        assert.is(run().status, 128);
    });
    test('the recipes for GitLab fail at damage, and write the report that they promise', () => {
        const { sh, read, write } = project(installOnce());
        const base = sh('git rev-parse HEAD').output.trim();
        write('new.md', damaged);
        sh('git add new.md && git commit -qm new');
        for (const [heading, files] of [['GitLab CI', ['new.md', 'old.md']], ['Changed files of a merge request', ['new.md']]]) {
            const { script, artifacts } = parse(blocksOf(page).find((block) => block.heading === heading)?.text ?? '').mojilint;
            assert.is(script[0], 'npm ci');
            assert.is(artifacts.reports.codequality, gitlabReport);
            const { status, output } = sh(['set -e', ...script.slice(1)].join('\n'), { CI_MERGE_REQUEST_DIFF_BASE_SHA: base });
            assert.equal([status, files.filter((file) => output.includes(`${file}\n`))], [1, files]);
            assert.equal(JSON.parse(read(gitlabReport)).map((issue) => issue.location.path), files);
        }
    });
    test('the recipe for reviewdog hands the findings over, and fails where mojilint could not look', () => {
        const { sh, write } = project(installOnce());
        const [lint = '', review = ''] = (workflows.at(-1) ?? []).flatMap(({ run }) => run ?? []).slice(1);
        // reviewdog itself is not run: this takes what it gets and fails at findings, as it is asked to.
        write('reviewdog', `#!/bin/sh\necho "$@"\nexec node -e 'process.exitCode = JSON.parse(fs.readFileSync(0)).diagnostics.length'\n`);
        const run = (script) => sh(`chmod +x reviewdog; PATH="$PWD:$PATH"; set -e\n${script}`);
        assert.is(run(lint).status, 0);
        assert.equal(run(review), { status: 1, output: '-f=rdjson -reporter=github-pr-review -fail-level=any\n' });
        write('.mojilintrc.json', '{');
        assert.is(run(lint).status, 1);
    });
}
/** A repository with a damaged file and a right one, in which mojilint was installed by npm. */
function project(installed) {
    const files = ['package.json', 'package-lock.json'].map((name) => [name, fs.readFileSync(path.join(installed, name), 'utf8')]);
    const repository = createRepository({ ...Object.fromEntries(files), 'old.md': damaged, 'right.md': right });
    fs.copyFileSync(path.join(installed, 'mojilint.tgz'), path.join(repository.folder, 'mojilint.tgz'));
    repository.sh('git add . && git commit -qm first');
    return repository;
}
test.run();
