import fs from 'node:fs';
import { UserError } from './user-error.js';
/** Reads standard input to its end. Throws `UserError` when it is a folder; system errors as they are. */
export async function readStandardInput() {
    // A folder gives no bytes and no error, and would pass for an empty document.
    if (isFolder(0))
        throw new UserError('Cannot read standard input: it is a folder. Name the folder instead: mojilint FOLDER');
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return Buffer.concat(chunks);
}
function isFolder(descriptor) {
    try {
        return fs.fstatSync(descriptor).isDirectory();
    }
    catch {
        // Closed standard input is said when it is read.
        return false;
    }
}
