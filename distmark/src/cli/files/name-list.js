import fs from 'node:fs';
import path from 'node:path';
import { readStandardInput } from '../standard-input.js';
import { ioMessageOf, UserError } from '../user-error.js';
import { pathOfBytes, systemPath } from './path-bytes.js';
/**
 * Reads a list of file names, with every byte of them as `pathOfBytes` has it; empty names are left out. The list may be a
 * pipe, such as a shell's `<(git diff --name-only)`. Throws `UserError` when it cannot be read.
 */
export async function readNameList({ name, cwd, hasNuls }) {
    const bytes = name === '-' ? await readStandardInput() : readFile(name, cwd);
    const text = Buffer.from(bytes).toString('latin1');
    return (hasNuls ? text.split('\0') : text.split(/\r?\n/)).filter((one) => one !== '').map((one) => pathOfBytes(Buffer.from(one, 'latin1')));
}
function readFile(name, cwd) {
    try {
        return fs.readFileSync(systemPath(path.resolve(cwd, name)));
    }
    catch (error) {
        throw new UserError(`Cannot read the list ${name}: ${ioMessageOf(error)}.`, { cause: error });
    }
}
