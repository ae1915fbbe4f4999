import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { scratch } from './cli/scratch.js';
const root = path.join(import.meta.dirname, '../..');
/** Runs an example of a page and compares what it prints with the comments behind its calls of `console.log`, which all have one. */
export function assertPrintsItsComments(code) {
    const told = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => text);
    assert.ok(told.length > 0 && told.length === code.split('console.log(').length - 1, 'what is printed should stand behind each console.log');
    const cwd = scratch({ 'example.mjs': code });
    fs.mkdirSync(path.join(cwd, 'node_modules'));
    for (const [name, target] of [['mojilint', root], ['remark', path.join(root, 'node_modules/remark')]])
        fs.symlinkSync(target, path.join(cwd, 'node_modules', name));
    const { stdout, stderr } = spawnSync(process.execPath, ['example.mjs'], { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } });
    assert.equal([stdout, stderr], [`${told.join('\n')}\n`, '']);
}
