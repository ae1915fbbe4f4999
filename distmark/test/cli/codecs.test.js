import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
const source = path.join(import.meta.dirname, '../../src');
/** Checks documents (a character a byte) in a process of its own, and says after each whether codecs are loaded. */
function loadedAfter(...documents) {
    const script = `
    import {check} from '${source}/cli/check.js'
    import {codecs} from '${source}/encoding/codecs.js'
    const loaded = []
    for (const text of ${JSON.stringify(documents)}) {
      await check({bytes: Buffer.from(text, 'latin1'), path: 'a.html'}, {rules: [], edits: 'none'})
      try { codecs(); loaded.push(true) } catch { loaded.push(false) }
    }
    console.log(JSON.stringify(loaded))`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    if (stderr !== '')
        throw new Error(stderr);
    return JSON.parse(stdout);
}
test('codecs are loaded at the first file that is not UTF-8', () => {
    assert.equal(loadedAfter('plain', 'caf\xc3\xa9', '<meta charset=utf-8>\xc3\xa9', '<meta charset=koi8-r>ascii', '1 + 2'), [false, false, false, false, false]);
    for (const other of ['\xe9', '<meta charset=koi8-r>\xc1', '\xff\xfea\0', '\x1b$B$"\x1b(B'])
        assert.equal(loadedAfter(other), [true], escape(other));
});
test.run();
