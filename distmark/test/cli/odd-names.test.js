import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { systemPath } from '../../src/cli/files/path-bytes.js';
import { hasGit } from '../git.js';
import { scratch } from './scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
// BYTE ORDER MARK: the damage that needs no evidence.
const marked = '\ufeffa\n';
function mojilint(cwd, args) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd, encoding: 'utf8' });
    return { status, stdout, stderr };
}
// Names, and how the report shows them.
const names = [
    ['[a].md', '[a].md'], ['(a).md', '(a).md'], ['!a.md', '!a.md'], ['#a.md', '#a.md'], ['-a.md', '-a.md'], ['--fix.md', '--fix.md'], ['{a,b}.md', '{a,b}.md'],
    ['*.md', '*.md'], ['two words.md', 'two words.md'], [' a.md', ' a.md'], ["a'b.md", "a'b.md"], ['a"b.md', 'a"b.md'], ['$(a).md', '$(a).md'], ['a:1.md', 'a:1.md'],
    ['line\nfeed.md', 'lineU+000Afeed.md'], ['tab\there.md', 'tabU+0009here.md'], ['bell\u0007.md', 'bellU+0007.md'],
    ['\u{1f600}.md', '\u{1f600}.md'], ['\u05d0\u05d1.md', '\u05d0\u05d1.md'], ['\u202edm.md', 'U+202Edm.md'], ['caf\u00e9.md', 'caf\u00e9.md'], ['cafe\u0301.md', 'cafe\u0301.md']
];
const oddFolder = () => scratch(Object.fromEntries(names.map(([name]) => [name, marked])));
for (const [way, args] of [['in their folder', []], ['by their names', ['--', ...names.map(([name]) => name)]]]) {
    test(`files with odd names are found ${way}, shown on one line each, and fixed`, () => {
        const cwd = oddFolder();
        const found = mojilint(cwd, args);
        assert.equal([found.status, found.stderr], [1, `${names.length} can be fixed with --fix.\n`]);
        for (const [name, shown] of names)
            assert.ok(`\n${found.stdout}`.includes(`\n${shown}\n1:1`), `${JSON.stringify(name)} is shown as ${shown}`);
        assert.equal(mojilint(cwd, ['--fix', ...args]), { status: 0, stdout: '', stderr: `Fixed ${names.length} files.\n` });
        for (const [name] of names)
            assert.is(fs.readFileSync(path.join(cwd, name), 'utf8'), 'a\n', JSON.stringify(name));
    });
}
/** A path below a folder, where `\udce9` is the byte E9. */
const file = (cwd, name) => systemPath(path.join(cwd, name));
/** A folder with files whose names are not UTF-8, one of them in a folder of such a name; undefined where the file system refuses them. */
function latinFolder() {
    const cwd = scratch({ 'b.md': 'b\n' });
    try {
        fs.mkdirSync(file(cwd, 'd\udce9p\udcf4t'));
        fs.writeFileSync(file(cwd, 'd\udce9p\udcf4t/r\udce9sum\udce9.md'), marked);
        fs.writeFileSync(file(cwd, 'caf\udce9.md'), marked);
        fs.writeFileSync(file(cwd, 'caf\udce8.md'), 'a\n');
        return cwd;
    }
    catch {
        return undefined;
    }
}
if (latinFolder() === undefined)
    console.log('NOT CHECKED: files whose names are not UTF-8, which this file system refuses');
else {
    test('files whose names are not UTF-8 are found in folders and by patterns, and shown with escapes', () => {
        const cwd = latinFolder() ?? '';
        for (const args of [[], ['**/*.md'], ['.', '**/caf*.md']]) {
            const { status, stdout, stderr } = mojilint(cwd, args);
            assert.equal([status, stderr], [1, '2 can be fixed with --fix.\n'], args.join(' '));
            assert.match(stdout, /^caf\\xE9\.md\n/m);
            assert.match(stdout, /^d\\xE9p\\xF4t\/r\\xE9sum\\xE9\.md\n/m);
        }
    });
    test('files whose names are not UTF-8 are fixed, and no other', () => {
        const cwd = latinFolder() ?? '';
        const before = fs.statSync(file(cwd, 'caf\udce8.md')).mtimeMs;
        assert.equal(mojilint(cwd, ['--fix']), { status: 0, stdout: '', stderr: 'Fixed 2 files.\n' });
        assert.is(fs.readFileSync(file(cwd, 'caf\udce9.md'), 'utf8'), 'a\n');
        assert.is(fs.readFileSync(file(cwd, 'd\udce9p\udcf4t/r\udce9sum\udce9.md'), 'utf8'), 'a\n');
        assert.is(fs.statSync(file(cwd, 'caf\udce8.md')).mtimeMs, before);
        assert.equal(fs.readdirSync(file(cwd, 'd\udce9p\udcf4t')).length, 1);
    });
    test('JSON of a file whose name is not UTF-8 is ASCII and can be parsed', () => {
        const { stdout } = mojilint(latinFolder() ?? '', ['-f', 'json']);
        assert.match(stdout, /^[\n -~]*$/);
        assert.equal(JSON.parse(stdout).map((one) => one.path), ['caf\\xE9.md', 'd\\xE9p\\xF4t/r\\xE9sum\\xE9.md']);
    });
    test('ignore files and overrides hold in and for names that are not UTF-8', () => {
        const cwd = latinFolder() ?? '';
        fs.writeFileSync(file(cwd, 'd\udce9p\udcf4t/.mojilintignore'), 'r*\n');
        fs.writeFileSync(path.join(cwd, '.mojilintrc.yaml'), 'overrides: [{files: "caf?.md", rules: {no-bom: off}}]\n');
        assert.equal(mojilint(cwd, []), { status: 0, stdout: '', stderr: '' });
    });
    test('a module in a folder whose name is not UTF-8 is refused with what to do', () => {
        const cwd = latinFolder() ?? '';
        fs.writeFileSync(file(cwd, 'd\udce9p\udcf4t/mojilint.config.mjs'), 'export default {}');
        const { status, stderr } = mojilint(cwd, []);
        assert.is(status, 2);
        assert.match(stderr, /^mojilint: .*d\\xE9p\\xF4t\/mojilint\.config\.mjs: A part of its path is not UTF-8, and Node runs no module there/);
    });
    if (hasGit('the diff of a file whose name is not UTF-8')) {
        test('git applies the diff of a file whose name is not UTF-8', () => {
            const cwd = latinFolder() ?? '';
            const { stdout } = mojilint(cwd, ['--diff', '.']);
            execFileSync('git', ['apply'], { cwd, input: stdout });
            assert.is(fs.readFileSync(file(cwd, 'caf\udce9.md'), 'utf8'), 'a\n');
        });
    }
    if (process.platform === 'linux') {
        // Only a shell can name such a file: what Node hands to a program is UTF-8.
        const shell = (cwd, words) => {
            const { status, stdout, stderr } = spawnSync('sh', ['-c', `"$0" "$1" ${words}`, process.execPath, main], { cwd, encoding: 'utf8' });
            return { status, stdout, stderr };
        };
        test('a file whose name is not UTF-8 can be named, and only that one is fixed', () => {
            const cwd = latinFolder() ?? '';
            fs.writeFileSync(file(cwd, 'caf\udce8.md'), marked);
            assert.equal(shell(cwd, '--fix "$(printf \'caf\\351.md\')"'), { status: 0, stdout: '', stderr: 'Fixed 1 file.\n' });
            assert.is(fs.readFileSync(file(cwd, 'caf\udce9.md'), 'utf8'), 'a\n');
            assert.is(fs.readFileSync(file(cwd, 'caf\udce8.md'), 'utf8'), marked);
        });
        test('a missing file whose name is not UTF-8 is told with escapes', () => {
            assert.equal(shell(latinFolder() ?? '', '"$(printf \'x\\351.md\')" ""'), { status: 2, stdout: '', stderr: 'No such file or folder: x\\xE9.md\nNo such file or folder: \n' });
        });
        test('a run in a folder whose name is not UTF-8 finds its files', () => {
            const cwd = latinFolder() ?? '';
            const { status, stdout, stderr } = spawnSync('sh', ['-c', 'cd "$(printf \'d\\351p\\364t\')" && "$0" "$1"', process.execPath, main], { cwd, encoding: 'utf8' });
            assert.equal([status, stdout.split('\n')[0], stderr], [1, 'r\\xE9sum\\xE9.md', '1 can be fixed with --fix.\n']);
        });
    }
}
test.run();
