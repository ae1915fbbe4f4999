import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
const modules = path.join(import.meta.dirname, '../../node_modules');
const head = "import {test} from 'uvu'\nimport * as assert from 'uvu/assert'\n";
const right = `${head}test('holds', () => assert.ok(true))\ntest('holds too', () => assert.ok(true))\ntest.run()\n`;
/** Runs the runner over made-up test files, as it runs over our own. */
function run(files, ...substrings) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-run-'));
    try {
        fs.symlinkSync(modules, path.join(folder, 'node_modules'));
        fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
        fs.mkdirSync(path.join(folder, 'test/deep'), { recursive: true });
        fs.copyFileSync(path.join(import.meta.dirname, 'run.js'), path.join(folder, 'test/run.js'));
        for (const [name, source] of Object.entries(files))
            fs.writeFileSync(path.join(folder, 'test', name), source);
        const { status, stdout } = spawnSync(process.execPath, [path.join(folder, 'test/run.js'), ...substrings], { encoding: 'utf8' });
        return { status, stdout, lastLine: stdout.trimEnd().split('\n').at(-1) };
    }
    finally {
        fs.rmSync(folder, { recursive: true });
    }
}
test('files in all folders run, and the last line counts their tests', () => {
    const { status, lastLine } = run({ 'a.test.js': right, 'deep/b.test.js': right });
    assert.is(lastLine, '4 passed, 0 failed');
    assert.is(status, 0);
});
test('a failing test is printed with its name, what it got and what it wanted', () => {
    const { status, stdout, lastLine } = run({
        'a.test.js': `${head}test('one is two', () => assert.is(1, 2))\ntest('holds', () => {})\ntest.run()\n`
    });
    assert.match(stdout, /one is two/);
    assert.match(stdout, /Expected values to be strictly equal/);
    assert.is(lastLine, '1 passed, 1 failed');
    assert.is(status, 1);
});
test('a file without test.run() fails', () => {
    const { status, stdout, lastLine } = run({ 'a.test.js': `${head}test('never runs', () => {})\n` });
    assert.match(stdout, /a\.test\.js runs no test/);
    assert.is(lastLine, '0 passed, 1 failed');
    assert.is(status, 1);
});
test('a file that registers no test fails', () => {
    const { status, stdout, lastLine } = run({ 'a.test.js': right, 'b.test.js': `${head}test.run()\n` });
    assert.match(stdout, /b\.test\.js registers no test/);
    assert.is(lastLine, '2 passed, 1 failed');
    assert.is(status, 1);
});
test('a folder without test files fails', () => {
    const { status, stdout, lastLine } = run({ 'helper.js': '' });
    assert.match(stdout, /no test file in .*build first/);
    assert.is(lastLine, '0 passed, 1 failed');
    assert.is(status, 1);
});
test('a substring selects files', () => {
    const { status, lastLine } = run({ 'a.test.js': right, 'deep/b.test.js': right }, 'deep/');
    assert.is(lastLine, '2 passed, 0 failed');
    assert.is(status, 0);
});
test('a substring that matches nothing fails even beside one that matches', () => {
    const { status, stdout, lastLine } = run({ 'a.test.js': right }, 'a.test', 'misspelt');
    assert.match(stdout, /no test file matches "misspelt"/);
    assert.is(lastLine, '2 passed, 1 failed');
    assert.is(status, 1);
});
test('skipped tests fail', () => {
    const skip = run({ 'a.test.js': `${head}test('holds', () => {})\ntest.skip('does not', () => {})\ntest.run()\n` });
    assert.match(skip.stdout, /1 tests are skipped/);
    assert.is(skip.lastLine, '1 passed, 1 failed');
    assert.is(skip.status, 1);
    const only = run({ 'a.test.js': `${head}test('left out', () => {})\ntest.only('alone', () => {})\ntest.run()\n` });
    assert.is(only.lastLine, '1 passed, 1 failed');
    assert.is(only.status, 1);
});
test('a throwing hook fails the tests that it keeps from running', () => {
    const { status, stdout, lastLine } = run({
        'a.test.js': `${head}test.before(() => { throw new Error('hook') })\ntest('a', () => {})\ntest('b', () => {})\ntest.run()\n`
    });
    assert.match(stdout, /2 tests never ran: a hook throws/);
    assert.is(lastLine, '0 passed, 2 failed');
    assert.is(status, 1);
});
test('a file that cannot be loaded fails, and the next ones still run', () => {
    const { status, stdout, lastLine } = run({ 'a.test.js': "throw new Error('broken at the top')\n", 'b.test.js': right });
    assert.match(stdout, /a\.test\.js cannot be loaded: Error: broken at the top/);
    assert.is(lastLine, '2 passed, 1 failed');
    assert.is(status, 1);
});
test('a process that ends before its tests do fails', () => {
    for (const body of ['new Promise(() => {})', 'process.exit(0)']) {
        const { status, stdout, lastLine } = run({ 'a.test.js': `${head}test('never ends', () => ${body})\ntest.run()\n` });
        assert.match(stdout, /a\.test\.js: the process ends before the tests do/);
        assert.is(lastLine, '0 passed, 1 failed');
        assert.is(status, 1);
    }
});
test('an exit code that a test leaves behind does not count', () => {
    const { status, lastLine } = run({ 'a.test.js': `${head}test('holds', () => { process.exitCode = 2 })\ntest.run()\n` });
    assert.is(lastLine, '1 passed, 0 failed');
    assert.is(status, 0);
});
test.run();
