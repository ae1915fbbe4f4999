import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasGit } from './git.js';
import { blockOf } from './page-blocks.js';
import { createRepository } from './repository.js';
const page = 'docs/hooks.md';
const damaged = 'Un caf\u00c3\u00a9\n';
const right = 'Un caf\u00e9\n';
const lost = 'Un caf\ufffd\n';
// Names that break lists which are split at spaces or lines.
const name = "docs/l'\u00e9t\u00e9 [1].md";
if (hasGit('the recipes for hooks')) {
    test('husky and lint-staged repair what is proved, and stop at what is lost', () => {
        const { sh, read, write } = createRepository({ 'package.json': '{"name": "a", "private": true}', [name]: right, 'gone.md': right }, ['husky', 'lint-staged']);
        const [, init = ''] = blockOf(page, 'husky and lint-staged', 'sh').split('\n');
        assert.equal([init, sh(init).status], ['npx husky init', 0]);
        write('package.json', JSON.stringify({ ...JSON.parse(read('package.json')), ...JSON.parse(blockOf(page, 'husky and lint-staged', 'package.json')) }));
        write('.husky/pre-commit', blockOf(page, 'husky and lint-staged', '.husky/pre-commit'));
        assert.is(sh('git add . && git commit -qm first').status, 0);
        write(name, damaged);
        write('b.txt', damaged);
        const repaired = sh('git rm -q gone.md && git add . && git commit -qm second');
        assert.is(repaired.status, 0, repaired.output);
        assert.is(sh('git show HEAD:b.txt').output, right);
        assert.is(read(name), right);
        write('b.txt', lost);
        const stopped = sh('git add . && git commit -qm third');
        assert.is(stopped.status, 1);
        assert.match(stopped.output, /b\.txt[^]*Unexpected U\+FFFD/);
        assert.is(read('b.txt'), lost);
        assert.is(sh('git log --format=%s').output, 'second\nfirst\n');
    });
    test('husky alone stops a commit until its files are right', () => {
        const { sh, write } = createRepository({ 'package.json': '{"name": "a", "private": true}', 'old.md': damaged, 'gone.md': right }, ['husky']);
        assert.is(sh('git add . && git commit -qm "damage that was there before" && npx husky init').status, 0);
        write('.husky/pre-commit', blockOf(page, 'husky alone', '.husky/pre-commit'));
        assert.is(sh('git add . && git commit -qm hook').status, 0);
        write('a\nb.md', damaged);
        const stopped = sh('git rm -q gone.md && git add . && git commit -qm fresh');
        assert.is(stopped.status, 1);
        assert.match(stopped.output, /Unexpected `\u00c3\u00a9`/);
        const repaired = sh('npx mojilint --fix a*.md && git add . && git commit -qm fresh');
        assert.is(repaired.status, 0, repaired.output);
        assert.is(sh('git show HEAD:"a\nb.md"').output, right);
    });
}
test.run();
