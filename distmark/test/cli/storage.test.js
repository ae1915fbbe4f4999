import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from './scratch.js';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
// BYTE ORDER MARK: the damage that needs no evidence.
const small = '\ufeffa\n';
const large = `\ufeff${'a'.repeat(40_000)}\n`;
/** Mounts a file system of 64 KB in a folder while a test runs; false where that is not allowed. */
function isMounted(folder, options) {
    return process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}
function fixIn(cwd) {
    const { status, stderr } = spawnSync(process.execPath, [main, '--fix'], { cwd, encoding: 'utf8' });
    return { status, stderr };
}
const probe = scratch();
if (!isMounted(probe, 'size=64k'))
    console.log('NOT CHECKED: full disks and read-only file systems, which need the right to mount');
else {
    spawnSync('umount', [probe]);
    test('on a full disk the files keep their bytes, no temporary file is left, and the run says so', () => {
        const cwd = scratch();
        assert.ok(isMounted(cwd, 'size=64k'));
        try {
            fs.writeFileSync(path.join(cwd, 'a.md'), large);
            fs.writeFileSync(path.join(cwd, 'b.md'), small);
            const run = fixIn(cwd);
            assert.is(run.status, 2);
            assert.match(run.stderr, /^Cannot fix a\.md: no space left on the device\.\n/);
            assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), large);
            // The small file has its place.
            assert.is(fs.readFileSync(path.join(cwd, 'b.md'), 'utf8'), 'a\n');
            assert.equal(fs.readdirSync(cwd), ['a.md', 'b.md']);
        }
        finally {
            spawnSync('umount', [cwd]);
        }
    });
    test('on a read-only file system the files are read and reported, and the run says why they are not fixed', () => {
        const cwd = scratch();
        assert.ok(isMounted(cwd, 'size=64k'));
        try {
            fs.writeFileSync(path.join(cwd, 'a.md'), small);
            assert.is(spawnSync('mount', ['-o', 'remount,ro', cwd]).status, 0);
            const run = fixIn(cwd);
            assert.is(run.status, 2);
            assert.match(run.stderr, /^Cannot fix a\.md: the file system is read-only\.\n/);
            assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), small);
        }
        finally {
            spawnSync('umount', [cwd]);
        }
    });
}
test.run();
