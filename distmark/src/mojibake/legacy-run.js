import { bmpCodePointAt, sequenceLength } from '../encoding/utf8.js';
import { byteOf } from './reverse.js';
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/** Characters that stand side by side in bytes of another encoding, and hardly ever in right text. */
const leastRun = 3;
/**
 * Whether a line of UTF-8 that begins at `start` may be bytes of another legacy encoding that were read as windows-1252 or
 * latin-1: it holds nothing beyond these two, and three or more of their characters side by side that are not all the same.
 * Catches words in Cyrillic, Greek, Hebrew, Arabic, Thai, hanzi, kana and Hangul; spares text in Latin letters, of which 82 in
 * 262,400 right lines hold such a run. Linear in the line.
 */
export function holdsLegacyRun(bytes, start) {
    const run = noRun();
    for (let index = start; index < bytes.length;) {
        const byte = bytes[index];
        if (byte === lineFeed || byte === carriageReturn)
            break;
        const length = byte < 0x80 ? 1 : sequenceLength(bytes, index, bytes.length);
        if (length < 1 || length > 3)
            return false;
        if (!follow(run, bmpCodePointAt(bytes, index, length)))
            return false;
        index += length;
    }
    return run.isFound;
}
/** The same for the text of a line. */
export function mayBeLegacy(text) {
    const run = noRun();
    for (let index = 0; index < text.length; index++)
        if (!follow(run, text.charCodeAt(index)))
            return false;
    return run.isFound;
}
function noRun() {
    return { length: 0, last: 0, isMixed: false, isFound: false };
}
/** Goes on to the next character of a line; false where windows-1252 and latin-1 lack it. */
function follow(run, codeUnit) {
    if (codeUnit < 0x80) {
        run.length = 0;
        run.isMixed = false;
        return true;
    }
    if (byteOf(codeUnit, 0) === 0)
        return false;
    run.length++;
    if (run.length > 1 && codeUnit !== run.last)
        run.isMixed = true;
    run.last = codeUnit;
    if (run.length >= leastRun && run.isMixed)
        run.isFound = true;
    return true;
}
