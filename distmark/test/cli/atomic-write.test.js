import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { removeLeftovers, replaceFile } from '../../src/cli/files/atomic-write.js';
import { scratch } from './scratch.js';
const before = Buffer.from('before');
const after = Buffer.from('after');
test('a file gets its new bytes and keeps its mode, and nothing else is left in the folder', () => {
    const cwd = scratch({ 'a.md': before });
    fs.chmodSync(path.join(cwd, 'a.md'), 0o640);
    replaceFile(path.join(cwd, 'a.md'), { before, after, cwd });
    assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), 'after');
    assert.is(fs.statSync(path.join(cwd, 'a.md')).mode & 0o777, 0o640);
    assert.equal(fs.readdirSync(cwd), ['a.md']);
});
test('a file that holds anything but what was read stays as it is', () => {
    const cwd = scratch({ 'a.md': 'changed meanwhile' });
    assert.throws(() => replaceFile(path.join(cwd, 'a.md'), { before, after, cwd }), /changed on the disk since it was read/);
    assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), 'changed meanwhile');
    assert.equal(fs.readdirSync(cwd), ['a.md']);
});
test('a file with several hard links is refused with their count', () => {
    const cwd = scratch({ 'a.md': before });
    fs.linkSync(path.join(cwd, 'a.md'), path.join(cwd, 'b.md'));
    fs.linkSync(path.join(cwd, 'a.md'), path.join(cwd, 'c.md'));
    assert.throws(() => replaceFile(path.join(cwd, 'a.md'), { before, after, cwd }), /it has 3 hard links/);
    assert.is(fs.readFileSync(path.join(cwd, 'b.md'), 'utf8'), 'before');
});
test('a symbolic link stays one, and its target inside the working directory is written', () => {
    const cwd = scratch({ 'docs/a.md': before });
    fs.symlinkSync('docs/a.md', path.join(cwd, 'link.md'));
    replaceFile(path.join(cwd, 'link.md'), { before, after, cwd });
    assert.ok(fs.lstatSync(path.join(cwd, 'link.md')).isSymbolicLink());
    assert.is(fs.readFileSync(path.join(cwd, 'docs/a.md'), 'utf8'), 'after');
});
test('a symbolic link out of the working directory is refused, also into a folder whose name begins alike', () => {
    const top = scratch({ 'in/x.md': '', 'inside/a.md': before });
    const cwd = path.join(top, 'in');
    fs.symlinkSync('../inside/a.md', path.join(cwd, 'link.md'));
    assert.throws(() => replaceFile(path.join(cwd, 'link.md'), { before, after, cwd }), /outside of the working folder/);
    assert.is(fs.readFileSync(path.join(top, 'inside/a.md'), 'utf8'), 'before');
});
test('temporary files of dead processes are removed, those of running ones and other files stay', () => {
    // The greatest process id that Linux and macOS give is far below this.
    const dead = 2147483646;
    const cwd = scratch({ [`.a.md.mojilint-${dead}.tmp`]: '', [`.a.md.mojilint-${process.pid}.tmp`]: '', [`a.md.mojilint-${dead}.tmp`]: '', '.b.tmp': '' });
    removeLeftovers(cwd);
    assert.equal(fs.readdirSync(cwd).sort(), [`.a.md.mojilint-${process.pid}.tmp`, '.b.tmp', `a.md.mojilint-${dead}.tmp`].sort());
});
test('a temporary file of our own number that a dead process left does not stop the writing', () => {
    const cwd = scratch({ 'a.md': before, [`.a.md.mojilint-${process.pid}.tmp`]: 'half' });
    replaceFile(path.join(cwd, 'a.md'), { before, after, cwd });
    assert.is(fs.readFileSync(path.join(cwd, 'a.md'), 'utf8'), 'after');
    assert.equal(fs.readdirSync(cwd), ['a.md']);
});
test.run();
