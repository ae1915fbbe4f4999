import fs from 'node:fs';
import path from 'node:path';
import { remark } from 'remark';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { VFile } from 'vfile';
import { assertPrintsItsComments } from './example.js';
import { blockOf } from './page-blocks.js';
import { createRepository } from './repository.js';
const page = 'docs/pipeline.md';
// LATIN SMALL LETTER E WITH ACUTE in windows-1252.
const legacy = Buffer.from('# Caf\u00e9\n', 'latin1');
test('the example of the edge prints what it says', () => assertPrintsItsComments(blockOf(page, 'Where text comes in', 'js')));
test('a tool that writes what it has decoded loses the byte, and mojilint stops before it', async () => {
    const written = await remark().process(new VFile({ value: legacy, path: 'a.md' }));
    assert.is(String(written), '# Caf\ufffd\n');
    const { format } = JSON.parse(blockOf(page, 'Before other tools', 'json')).scripts;
    const { folder, sh } = createRepository({});
    const file = path.join(folder, 'a.md');
    fs.writeFileSync(file, legacy);
    // The formatter is not installed here: that it was called shows.
    const script = `PATH="$PWD/node_modules/.bin:$PATH"; prettier() { echo called prettier; }; ${format}`;
    const stopped = sh(script);
    assert.is(stopped.status, 1);
    assert.not.match(stopped.output, /called prettier/);
    assert.is(Buffer.compare(fs.readFileSync(file), legacy), 0);
    const command = /`(mojilint --encoding [^`]*) legacy\.md`/.exec(fs.readFileSync(path.join(import.meta.dirname, '../../docs/pipeline.md'), 'utf8'))?.[1] ?? '';
    assert.is(sh(`PATH="$PWD/node_modules/.bin:$PATH"; ${command} a.md`).status, 0);
    assert.is(fs.readFileSync(file, 'utf8'), '# Caf\u00e9\n');
    assert.match(sh(script).output, /called prettier/);
});
test.run();
