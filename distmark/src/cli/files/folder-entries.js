import fs from 'node:fs';
import { pathOfBytes, systemPath } from './path-bytes.js';
/** Lists a folder; names that are not UTF-8 keep their bytes as `pathOfBytes` has it. Throws what the file system throws. */
export function folderEntries(folder) {
    const entries = fs.readdirSync(systemPath(folder), { withFileTypes: true, encoding: 'utf8' });
    // A decoder has put U+FFFD in the place of bytes, or the name really holds it: only the bytes tell.
    if (entries.every((entry) => !entry.name.includes('\ufffd')))
        return entries;
    return fs.readdirSync(systemPath(folder), { withFileTypes: true, encoding: 'buffer' })
        .map((entry) => Object.create(entry, { name: { value: pathOfBytes(entry.name), enumerable: true } }));
}
