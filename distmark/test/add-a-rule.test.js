import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/add-a-rule.md'), 'utf8');
// The page is followed once, from its first block to its last, as a reader would.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-rule-'));
for (const name of fs.readdirSync(root)) {
    if (!['.git', 'dist', 'node_modules'].includes(name))
        fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
}
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
const before = snapshot();
const output = blocks(page).map(follow).join('');
const touched = [...snapshot()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file).sort();
test.after(() => fs.rmSync(copy, { recursive: true }));
test('the page takes one rule file, one fixture folder and one line by hand; the rest is generated', () => {
    assert.equal(touched, [
        '.mojilintrc.example.json',
        'README.md',
        'docs/rules/no-object-replacement.md',
        'fixtures/no-object-replacement/lost-picture/expected.json',
        'fixtures/no-object-replacement/lost-picture/fixed.txt',
        'fixtures/no-object-replacement/lost-picture/input.txt',
        'rules/no-object-replacement.ts',
        'rules/registry.ts',
        'schema.json'
    ]);
});
test('the new rule is listed, and the tests of fixtures and layers pass with it', () => {
    assert.match(output, /no-object-replacement.*Disallow object replacement characters/);
    assert.match(output, /\d+ passed, 0 failed\n$/);
});
test('the new rule finds and repairs its fixture from the command line', () => {
    const input = fs.readFileSync(path.join(copy, 'fixtures/no-object-replacement/lost-picture/input.txt'));
    const cli = (...args) => spawnSync(process.execPath, [path.join(copy, 'dist/src/cli/main.js'), '--stdin', ...args], { input, cwd: copy });
    const found = cli('--max-warnings', '0');
    assert.match(found.stdout.toString(), /2:10.*Unexpected object replacement character/);
    assert.is(found.status, 1);
    assert.is(cli('--fix').stdout.toString(), 'Plain line.\nThe chart is below.\n');
});
test('the page of the new rule holds its metadata and its example', () => {
    const text = fs.readFileSync(path.join(copy, 'docs/rules/no-object-replacement.md'), 'utf8');
    for (const piece of ['# no-object-replacement', 'Disallow object replacement characters.', 'The chart<U+FFFC> is below.', '2:10 warning'])
        assert.ok(text.includes(piece), piece);
});
function blocks(text) {
    return [...text.matchAll(/(?:`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$/gms)].map(([, file, language = '', body = '']) => ({ file, language, text: body }));
}
function follow({ language, text, file }) {
    if (language === 'sh')
        return shell(text);
    if (file === undefined)
        throw new Error(`docs/add-a-rule.md: a ${language} block names no file`);
    const target = path.join(copy, file);
    fs.writeFileSync(target, language === 'diff' ? patched(fs.readFileSync(target, 'utf8'), text) : text);
    return '';
}
function shell(script) {
    const { status, stdout, stderr } = spawnSync('sh', ['-eu', '-c', script], { cwd: copy, encoding: 'utf8' });
    if (status !== 0)
        throw new Error(`docs/add-a-rule.md: ${script} exits with ${status}: ${stdout}${stderr}`);
    return stdout;
}
/** Applies a diff without line numbers: its old lines must stand in the text exactly once. */
function patched(text, diff) {
    const side = (mark) => diff.split(/^/m).filter((line) => !line.startsWith(mark)).map((line) => line.slice(1)).join('');
    const old = side('+');
    if (text.split(old).length !== 2)
        throw new Error(`docs/add-a-rule.md: these lines should stand in the file once:\n${old}`);
    return text.replace(old, () => side('-'));
}
function snapshot() {
    const names = fs.readdirSync(copy, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
    const files = names.filter((name) => !/^(?:dist|node_modules)(?:\/|$)/.test(name) && fs.statSync(path.join(copy, name)).isFile());
    return new Map(files.map((name) => [name, fs.readFileSync(path.join(copy, name), 'latin1')]));
}
test.run();
