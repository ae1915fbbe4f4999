import '../encoding/standard-codecs.js';
import fs from 'node:fs';
import { systemPath } from '../cli/files/path-bytes.js';
import { decodeAs } from '../encoding/decode.js';
import { positionOf } from './text-of-document.js';
/** Files of more bytes are not read: no editor shows them as text. */
const mostBytes = 64 * 1024 * 1024;
/** Reads a file that is open in the editor; undefined when it is not there, is no regular file, or cannot be read. Never throws. */
export function readSavedFile(path) {
    try {
        const stats = fs.statSync(systemPath(path));
        // Reading a pipe or a device may never end.
        return stats.isFile() && stats.size <= mostBytes ? fs.readFileSync(systemPath(path)) : undefined;
    }
    catch {
        return undefined;
    }
}
/**
 * Compares a saved file with what the editor shows. Gives where its bytes lie in the editor's text; undefined when the two
 * differ, as they do while there are changes that are not saved.
 *
 * Line ends and one at the end of the text do not count, since editors write them as they like. A file that is not UTF-8 and
 * says nothing of itself may be shown as UTF-8 with U+FFFD, or as windows-1252 or latin-1, of which each byte is one place.
 */
export function placesOfSavedFile(saved, { text }) {
    const wanted = plain(text);
    const decoded = saved.text({ start: 0, end: saved.utf8.length });
    const hidesMark = decoded.startsWith('\ufeff') && plain(decoded.slice(1)) === wanted;
    if (hidesMark || plain(decoded) === wanted)
        return (byteOffset) => positionOf(saved, byteOffset, { hidesMark });
    const { fault, mark } = saved.decision;
    if (fault === undefined || mark.end > 0)
        return undefined;
    const isByteByByte = plain(decodeAs('windows-1252', saved.bytes)) === wanted || plain(Buffer.from(saved.bytes).toString('latin1')) === wanted;
    if (!isByteByByte)
        return undefined;
    return (byteOffset) => ({ line: saved.placeOf(byteOffset).line - 1, character: saved.byteColumnOf(byteOffset) - 1 });
}
function plain(text) {
    return text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
}
