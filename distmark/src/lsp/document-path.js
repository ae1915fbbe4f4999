import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathOfBytes } from '../cli/files/path-bytes.js';
/** Gives the path (absolute, as `pathOfBytes` has it) of the file that a URI names; undefined when it names no file of this machine. Never throws. */
export function pathOfUri(uri) {
    if (!/^file:/i.test(uri))
        return undefined;
    try {
        const url = new URL(uri);
        // Bytes that are not UTF-8 are for us to read, and only where paths are bytes.
        const file = path.sep === '/' && url.host === '' ? pathOfBytes(percentDecoded(url.pathname)) : fileURLToPath(url);
        return file.includes('\0') ? undefined : path.resolve(file);
    }
    catch {
        return undefined;
    }
}
function percentDecoded(text) {
    return Buffer.from(text.replace(/%([\da-f]{2})/gi, (_escape, digits) => String.fromCharCode(Number.parseInt(digits, 16))), 'latin1');
}
