import { firstFault } from '../encoding/utf8.js';
/**
 * Gives the text that a finding is about, by which it is known again when lines have moved: what its rule calls the
 * actual text, else what its span covers, where bytes that are not UTF-8 are written as `\xE9`. Empty for a finding
 * about the whole file.
 */
export function damagedText({ utf8, text: textOf }, { actual, span }) {
    if (actual !== undefined)
        return actual;
    let text = '';
    let start = span.start;
    for (let fault = firstFault(utf8, start, span.end); fault !== undefined; fault = firstFault(utf8, start, span.end)) {
        const end = fault.byteOffset + fault.length;
        text += textOf({ start, end: fault.byteOffset }) + Array.from(utf8.subarray(fault.byteOffset, end), byteName).join('');
        start = end;
    }
    return text + textOf({ start, end: span.end });
}
function byteName(byte) {
    return `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
