import { firstFault } from '../../encoding/utf8.js';
/**
 * Gives a path as text that keeps every byte: each one that is not UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF for 80
 * to FF, which no path in UTF-8 holds. (PEP 383 does the same.) The text can be joined, cut and compared like any path.
 */
export function pathOfBytes(bytes) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let text = '';
    let start = 0;
    for (let fault = firstFault(bytes, start); fault !== undefined; fault = firstFault(bytes, start)) {
        const end = fault.byteOffset + fault.length;
        text += decoder.decode(bytes.subarray(start, fault.byteOffset)) + Array.from(bytes.subarray(fault.byteOffset, end), (byte) => String.fromCharCode(0xdc00 + byte)).join('');
        start = end;
    }
    return text + decoder.decode(bytes.subarray(start));
}
/**
 * Gives a path as the file system wants it: as bytes where they are not UTF-8. Every call of `node:fs` on the path of a
 * linted file, or of a folder above it, takes this.
 */
export function systemPath(path) {
    if (!isByte.test(path))
        return path;
    return Buffer.concat(path.split(eachByte).map((piece) => (isByte.test(piece) ? Buffer.of(piece.charCodeAt(0) - 0xdc00) : Buffer.from(piece))));
}
/** Shows the bytes of a path that are not UTF-8 as `\xE9`. */
export function showPathBytes(text) {
    return text.replace(eachByte, (byte) => `\\x${(byte.charCodeAt(0) - 0xdc00).toString(16).toUpperCase()}`);
}
// With the flag, halves of a pair are no characters of their own.
const isByte = /[\udc80-\udcff]/u;
const eachByte = /([\udc80-\udcff])/gu;
