import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scratch } from './cli/scratch.js';
const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/encodings.md'), 'utf8');
test('the code of the page runs as it stands', () => {
    const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
    const cwd = scratch({ 'page.html': Buffer.from('<meta charset="big5">caf\u00e9'), 'run.mjs': code });
    fs.mkdirSync(path.join(cwd, 'node_modules'));
    fs.symlinkSync(root, path.join(cwd, 'node_modules/mojilint'));
    const { stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], { cwd, encoding: 'utf8' });
    assert.equal([stdout, stderr], ['utf-8 transport 2 1 25\n', '']);
});
test.run();
