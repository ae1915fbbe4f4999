import { sequenceLength } from '../encoding/utf8.js';
/** Most bytes on each side of a bad one that are read in other encodings to tell which explain it. */
const mostBytes = 1000;
/**
 * Gives the bytes of a line that are read in other encodings to explain bad bytes at `byteOffset`: all of a line that is not
 * long, and in a file that is UTF-8 for the most part only those up to the next characters that are.
 */
export function bytesToRead(utf8, line, { byteOffset, isMixed }) {
    return bytesAround(utf8, isMixed ? stretchAround(utf8, line, byteOffset) : line, byteOffset);
}
/**
 * Whether a file with bad bytes is UTF-8 for the most part. Catches files that were joined from two encodings; spares files
 * in one legacy encoding: in GBK and EUC-KR one character in six is well-formed UTF-8 by chance, in others hardly any.
 */
export function isMostlyUtf8(utf8) {
    let wellFormed = 0;
    let bad = 0;
    for (let offset = 0; offset < utf8.length;) {
        const length = sequenceLength(utf8, offset, utf8.length);
        if (length < 0)
            bad++;
        else if (length > 1)
            wellFormed++;
        offset += Math.abs(length);
    }
    return wellFormed > bad;
}
/** The stretch around bad bytes up to the next characters beyond ASCII on either side, which are UTF-8 and read as that. */
function stretchAround(utf8, line, byteOffset) {
    let start = line.start;
    for (let offset = line.start; offset < line.end;) {
        const length = sequenceLength(utf8, offset, utf8.length);
        if (length > 1 && offset > byteOffset)
            return { start, end: offset };
        offset += Math.abs(length);
        if (length > 1)
            start = offset;
    }
    return { start, end: line.end };
}
/**
 * The bytes of a line near a bad one. A long line is cut at bytes below 0x30, which no encoding has inside a character, so
 * that the cut leaves none in halves.
 */
function bytesAround(utf8, span, byteOffset) {
    let start = Math.max(span.start, byteOffset - mostBytes);
    while (start > span.start && start < byteOffset && utf8[start - 1] >= 0x30)
        start++;
    let end = Math.min(span.end, byteOffset + mostBytes);
    while (end < span.end && end > byteOffset + 1 && utf8[end] >= 0x30)
        end--;
    return utf8.subarray(start, end);
}
