import fs from 'node:fs';
import { pathOfBytes } from './files/path-bytes.js';
/**
 * Gives the words of the command line with every byte of them, as `pathOfBytes` has it: Node puts U+FFFD in the place of
 * bytes that are not UTF-8, and a file of such a name is not found. Only Linux tells the bytes; elsewhere, and where the
 * system does not tell, the words stay as they are.
 */
export function rawArguments(words) {
    if (words.every((word) => !word.includes('\ufffd')))
        return words;
    try {
        const raw = fs.readFileSync('/proc/self/cmdline').subarray(0, -1).toString('latin1').split('\0').slice(-words.length).map((word) => Buffer.from(word, 'latin1'));
        return words.every((word, index) => raw[index]?.toString() === word) ? raw.map(pathOfBytes) : words;
    }
    catch {
        return words;
    }
}
/** Gives the working folder (absolute), with every byte of its path as `pathOfBytes` has it. */
export function workingFolder() {
    const folder = process.cwd();
    return folder.includes('\ufffd') ? pathOfBytes(fs.realpathSync.native('.', { encoding: 'buffer' })) : folder;
}
