import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathOfBytes, systemPath } from '../files/path-bytes.js';
const attribute = 'working-tree-encoding';
/** Whether a file of attributes gives some file an encoding; false when it cannot be read. */
export function mentionsEncoding(file) {
    try {
        return fs.readFileSync(systemPath(file), 'utf8').includes(attribute);
    }
    catch {
        return false;
    }
}
/**
 * Asks git for the encodings that the attributes of a repository give its files, in one call. `top` and the files are
 * absolute paths. Gives none where git is missing or refuses, or the top has a name that is not UTF-8.
 */
export function workingTreeEncodings(top, files) {
    const names = files.map((file) => path.relative(top, file).replaceAll(path.sep, '/'));
    const input = Buffer.concat(names.flatMap((name) => [Buffer.from(systemPath(name)), Buffer.of(0)]));
    const words = ['-c', 'core.fsmonitor=false', 'check-attr', '-z', '--stdin', attribute];
    const { stdout, status } = spawnSync('git', words, { cwd: top, input, maxBuffer: Infinity, stdio: ['pipe', 'pipe', 'ignore'] });
    const found = new Map();
    if (status !== 0)
        return found;
    // Three pieces a file: its path, the attribute, the value.
    const pieces = stdout.toString('latin1').split('\0');
    for (let index = 0; index + 2 < pieces.length; index += 3) {
        const [name = '', , value = ''] = pieces.slice(index, index + 3);
        if (!['unspecified', 'unset', 'set'].includes(value))
            found.set(path.join(top, pathOfBytes(Buffer.from(name, 'latin1'))), value);
    }
    return found;
}
