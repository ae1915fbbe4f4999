import { byteSearch } from './byte-search.js';
/** Whether a byte is a blank as HTML has it: tab, LF, FF, CR or space. */
export function isAsciiBlank(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c;
}
/** Whether a byte is a letter A to Z or a to z. */
export function isAsciiLetter(byte) {
    return byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
}
/** Gives bytes as text, each as the character of its number. For labels and headers; linear. */
export function isomorphicText(bytes, start = 0, end = bytes.length) {
    let text = '';
    for (let index = start; index < end; index++)
        text += String.fromCharCode(bytes[index]);
    return text;
}
/** Whether `word`, in small letters, stands at `offset`, whatever case its letters have there. */
export function standsAt(bytes, offset, word) {
    for (let index = 0; index < word.length; index++) {
        const byte = bytes[offset + index];
        if (byte === undefined || (isAsciiLetter(byte) ? byte | 0x20 : byte) !== word.charCodeAt(index))
            return false;
    }
    return true;
}
/** Whether no byte from `start` on is 80 or above. */
export function isAscii(bytes, start = 0) {
    return byteSearch.isAscii(start === 0 ? bytes : bytes.subarray(start));
}
