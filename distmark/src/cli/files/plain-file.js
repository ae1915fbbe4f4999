import fs from 'node:fs';
import { isPlain } from '../../lint/plain.js';
import { systemPath } from './path-bytes.js';
/** Files beyond this size are read by themselves. */
const mostBytes = 1 << 20;
/**
 * Makes what tells whether the rules that ship have nothing to say of a file (an absolute path), by reading it into a buffer
 * that all files share. False for a file that is large or cannot be read: whoever reads it again finds out why.
 */
export function plainFileTest() {
    // One byte more, so that a file of just this size is told from a longer one.
    const buffer = Buffer.allocUnsafeSlow(mostBytes + 1);
    return (path) => {
        let file;
        try {
            file = fs.openSync(systemPath(path), 'r');
            // One call gives a regular file whole.
            const length = fs.readSync(file, buffer, 0, buffer.length, null);
            return length <= mostBytes && isPlain(buffer.subarray(0, length), path);
        }
        catch {
            return false;
        }
        finally {
            if (file !== undefined)
                fs.closeSync(file);
        }
    };
}
