import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createIgnoreRules } from '../../src/cli/files/ignore-rules.js';
import { findTargets } from '../../src/cli/files/targets.js';
import { hasGit } from '../git.js';
import { scratch } from './scratch.js';
function settingsFor(cwd, given = {}) {
    return {
        cwd,
        isIgnoring: given.isIgnoring ?? true,
        ignoring: createIgnoreRules({ cwd, patterns: given.patterns ?? [], fileNames: given.fileNames ?? ['.gitignore', '.mojilintignore'] }),
        extensions: new Set(given.extensions ?? []),
        mayMatchNothing: false
    };
}
async function find(cwd, targets, given) {
    const search = await findTargets(targets, settingsFor(cwd, given));
    return {
        files: [...search.files.keys()].map((file) => path.relative(cwd, file).replaceAll(path.sep, '/')).sort(),
        skipped: Object.fromEntries(search.skipped),
        skippedNamed: Object.fromEntries(search.skippedNamed),
        problems: search.problems
    };
}
test('a folder is searched for text formats, hidden folders too, but not .git and node_modules', async () => {
    const cwd = scratch({ 'a.md': '', 'B.TXT': '', 'c.js': '', 'AUTHORS': '', '.github/d.yml': '', '.git/e.md': '', 'x/node_modules/f.md': '' });
    const found = await find(cwd, ['.']);
    assert.equal(found.files, ['.github/d.yml', 'AUTHORS', 'B.TXT', 'a.md']);
    assert.equal((await find(cwd, ['.'], { extensions: ['js'] })).files.includes('c.js'), true);
});
test('ignore files hold below their folder, nearer ones on top of farther ones', async () => {
    const cwd = scratch({
        '.gitignore': '*.txt\n/build/\n', 'a.txt': '', 'b.md': '', 'build/c.md': '', 'sub/build/d.md': '',
        'sub/.gitignore': '!keep.txt\n/only.md\n', 'sub/keep.txt': '', 'sub/only.md': '', 'sub/deep/only.md': ''
    });
    assert.equal((await find(cwd, ['.'])).files, ['b.md', 'sub/build/d.md', 'sub/deep/only.md', 'sub/keep.txt']);
    assert.equal((await find(cwd, ['.'])).skipped, { 'ignored by .gitignore': 2, 'folders ignored by .gitignore': 1, 'not in a text format (--ext adds extensions)': 2 });
});
test('.mojilintignore is on top of .gitignore, and --ignore-pattern on top of both', async () => {
    const cwd = scratch({ '.gitignore': 'a.md\n', '.mojilintignore': '\ufeff!a.md\r\nb.md\r\n', 'a.md': '', 'b.md': '', 'c.md': '' });
    assert.equal((await find(cwd, ['.'])).files, ['a.md', 'c.md']);
    assert.equal((await find(cwd, ['.'], { patterns: ['c.md', '!b.md'] })).files, ['a.md', 'b.md']);
    assert.equal((await find(cwd, ['.'], { fileNames: ['.gitignore'] })).files, ['b.md', 'c.md']);
});
test('the ignore files of a repository hold from its top down, where the run starts in a folder of it', async () => {
    const top = scratch({ '.git/HEAD': '', '.gitignore': 'docs/a.md\n', 'docs/a.md': '', 'docs/b.md': '' });
    assert.equal((await find(path.join(top, 'docs'), ['.'])).files, ['b.md']);
});
test('in a folder that its repository ignores nothing is checked, neither all of it nor a file', async () => {
    const top = scratch({ '.git/HEAD': '', '.gitignore': 'out/\n', 'out/sub/a.md': '' });
    for (const target of ['.', 'a.md']) {
        assert.equal(await find(path.join(top, 'out/sub'), [target]), { files: [], skipped: {}, skippedNamed: { 'ignored by .gitignore': 1 }, problems: [] });
    }
    assert.equal((await find(path.join(top, 'out/sub'), ['.'], { isIgnoring: false, fileNames: [] })).files, ['a.md']);
});
test('a repository in an ignored folder is one of its own', async () => {
    const top = scratch({ '.git/HEAD': '', '.gitignore': 'out/\n', 'out/.git/HEAD': '', 'out/a.md': '' });
    assert.equal((await find(path.join(top, 'out'), ['.', 'a.md'])).files, ['a.md']);
});
test('without a repository no ignore file above the working directory holds', async () => {
    const top = scratch({ '.gitignore': '*\n', 'docs/a.md': '' });
    assert.equal((await find(path.join(top, 'docs'), ['.'])).files, ['a.md']);
});
test('ignore rules hold for files that are named, and for files in ignored folders', async () => {
    const cwd = scratch({ '.gitignore': 'a.md\nout/\n', 'a.md': '', 'out/sub/b.md': '', 'node_modules/x/c.md': '' });
    const found = await find(cwd, ['a.md', 'out/sub/b.md', 'out/sub', 'node_modules/x/c.md']);
    assert.equal(found, { files: [], skipped: {}, skippedNamed: { 'ignored by .gitignore': 3, 'inside node_modules': 1 }, problems: [] });
    assert.equal((await find(cwd, ['a.md', 'node_modules/x/c.md'], { isIgnoring: false, fileNames: [] })).files, ['a.md', 'node_modules/x/c.md']);
});
if (hasGit('whether a tracked file is checked though it is ignored')) {
    test('a named file that git tracks though it is ignored is checked, unless .mojilintignore ignores it', async () => {
        const cwd = scratch({ '.gitignore': '*.md\n', '.mojilintignore': 'c.md\n', 'a.md': '', 'b.md': '', 'c.md': '' });
        execFileSync('git', ['init', '-q'], { cwd });
        execFileSync('git', ['add', '-f', 'a.md', 'c.md'], { cwd });
        assert.equal((await find(cwd, ['a.md', 'b.md', 'c.md'])).files, ['a.md']);
    });
}
test('what exists is no pattern, whatever its name', async () => {
    const names = ['[a].md', '!neg.md', '#x.md', '(b).md', 'two words.md', 'line\nfeed.md', '{c,d}.md', '*.md'];
    const cwd = scratch(Object.fromEntries([...names, 'other.md'].map((name) => [name, ''])));
    assert.equal((await find(cwd, names)).files, [...names].sort());
});
test('patterns find hidden files, extensions in any case, and follow no links', async () => {
    const cwd = scratch({ 'docs/a.md': '', 'docs/B.MD': '', 'docs/.c.md': '', 'docs/d.txt': '', 'node_modules/e.md': '' });
    fs.symlinkSync('..', path.join(cwd, 'docs/up'));
    assert.equal((await find(cwd, ['**/*.md'])).files, ['docs/.c.md', 'docs/B.MD', 'docs/a.md']);
    assert.equal((await find(cwd, ['docs/*.{md,txt}', '!**/a.md'])).files, ['docs/.c.md', 'docs/B.MD', 'docs/d.txt']);
});
test('patterns that only take away are refused with what to use instead', async () => {
    const cwd = scratch({ 'a.md': '' });
    try {
        await find(cwd, ['!*.txt']);
        assert.unreachable();
    }
    catch (error) {
        assert.match(String(error), /takes away from other patterns.*--ignore-pattern '\*\.txt'/);
    }
});
test('paths and patterns that match nothing are problems, and the rest is found', async () => {
    const cwd = scratch({ 'a.md': '' });
    const found = await find(cwd, ['a.md', 'b.md', '*.txt', 'a.md/c', '']);
    assert.equal(found.files, ['a.md']);
    assert.equal(found.problems, ['No such file or folder: b.md', 'No file matches the pattern *.txt', 'No such file or folder: a.md/c', 'No such file or folder: ']);
});
test('symbolic links are followed only when they are named', async () => {
    const cwd = scratch({ 'docs/a.md': '', 'b.md': '' });
    fs.symlinkSync('docs', path.join(cwd, 'linked'));
    fs.symlinkSync('nowhere.md', path.join(cwd, 'broken.md'));
    assert.equal((await find(cwd, ['.'])).files, ['b.md', 'docs/a.md']);
    assert.equal((await find(cwd, ['linked'])).files, ['linked/a.md']);
    assert.equal((await find(cwd, ['broken.md'])).problems, ['Cannot read broken.md: the symbolic link leads nowhere.']);
});
if (process.platform !== 'win32') {
    test('a named pipe and a device are refused and never read', async () => {
        const cwd = scratch();
        execFileSync('mkfifo', ['pipe.md'], { cwd });
        const found = await find(cwd, ['pipe.md', '/dev/zero']);
        assert.match(found.problems[0] ?? '', /Cannot read pipe\.md: it is a named pipe, not a file/);
        assert.match(found.problems[1] ?? '', /Cannot read \/dev\/zero: it is a device, not a file/);
        assert.equal((await find(cwd, ['.'])).skipped, { 'neither files nor folders': 1 });
    });
}
test.run();
