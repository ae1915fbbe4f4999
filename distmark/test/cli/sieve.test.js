import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { misread } from '../mojibake/misreading.js';
import { sentences } from '../mojibake/sentences.js';
import { scratch } from './scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
const right = sentences['French'] ?? '';
const damaged = misread(right, 'windows-1252') ?? '';
/** Enough files for several threads; some damaged, binary, not UTF-8, and one too large for the shared buffer. */
function manyFiles() {
    const files = {};
    for (let index = 0; index < 4200; index++)
        files[`folder-${index % 29}/${index}.txt`] = index % 350 === 7 ? `${right}\n${damaged}\n` : `${index}\n${right}\n`;
    files['folder-3/binary.txt'] = 'a\0b';
    files['folder-4/latin.txt'] = Uint8Array.of(0x63, 0x61, 0x66, 0xe9);
    files['folder-5/large.txt'] = `${`${right}\n`.repeat(20_000)}${damaged}\n`;
    return files;
}
test('one, two and three threads find the same, in the same order', () => {
    const cwd = scratch(manyFiles());
    const run = (threads) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [main, '--verbose', '--format', 'compact', '--concurrency', threads, '.'], { cwd, encoding: 'utf8' });
        return { status, stdout, stderr };
    };
    const one = run('1');
    assert.is(one.status, 1);
    assert.is(one.stdout.split('\n').filter((line) => line.includes('no-mojibake')).length, 13);
    assert.match(one.stderr, /Checked 4,202 files\. Left out: 1 binary/);
    assert.equal(run('2'), one);
    assert.equal(run('3'), one);
});
test('what is set for files holds for those that are plain without it', () => {
    const cwd = scratch({
        'mojilint.config.mjs': 'export default {rules: {"no-bom": ["error", {always: true}]}}',
        'a.txt': `${right}\n`, 'other/.editorconfig': 'root = true\n[*]\ncharset = utf-8-bom\n', 'other/.mojilintrc': '{}', 'other/b.txt': `${right}\n`
    });
    const { stdout } = spawnSync(process.execPath, [main, '--format', 'compact', '.'], { cwd, encoding: 'utf8' });
    assert.equal(stdout.split('\n').filter((line) => line.includes('no-bom')).map((line) => line.split(':')[0]), ['a.txt', 'other/b.txt']);
});
for (const value of ['0', '-1', 'two', '1.5', '']) {
    test(`"${value}" is no number of threads`, () => {
        const { status, stderr } = spawnSync(process.execPath, [main, `--concurrency=${value}`, '.'], { cwd: scratch(), encoding: 'utf8' });
        assert.is(status, 2);
        assert.match(stderr, /--concurrency, expected a number of threads from 1 to 999|needs a value|empty/i);
    });
}
test.run();
