import { lengthOfLead } from '../encoding/utf8.js';
import { characterClasses, reversalTableNames } from './reversal-tables.js';
/**
 * Gives the mask of the tables that take every character of `text` back to a byte so that the bytes are UTF-8 in
 * structure. Overlong forms and surrogates still pass; `reverse` refuses them. 0 when `text` is ASCII.
 */
export function reversingTables(text, tables) {
    const { classOf, continuation, lead2, lead3, lead4 } = characterClasses();
    let ready = tables, need1 = 0, need2 = 0, need3 = 0;
    let isAscii = true;
    for (let index = 0; index < text.length; index++) {
        const codeUnit = text.charCodeAt(index);
        if (codeUnit < 0x80) {
            if ((need1 | need2 | need3) !== 0)
                need1 = need2 = need3 = 0;
            if (ready === 0)
                return 0;
            continue;
        }
        isAscii = false;
        const id = classOf[codeUnit];
        const cont = continuation[id], two = lead2[id];
        const next1 = (need2 & cont) | (ready & two);
        const next2 = (need3 & cont) | (ready & lead3[id]);
        need3 = ready & lead4[id];
        ready = need1 & cont;
        need1 = next1;
        need2 = next2;
        if ((ready | need1 | need2 | need3) === 0)
            return 0;
    }
    return isAscii ? 0 : ready;
}
/**
 * Takes every character of `text` back to its byte in a table and reads the bytes as UTF-8.
 * Gives undefined when a character has no byte there, or when the bytes are not well-formed UTF-8.
 */
export function reverse(text, table) {
    const { classOf, bytes } = characterClasses();
    const width = reversalTableNames.length;
    let out = '';
    let copied = 0;
    for (let index = 0; index < text.length;) {
        const codeUnit = text.charCodeAt(index);
        if (codeUnit < 0x80) {
            index++;
            continue;
        }
        const lead = bytes[classOf[codeUnit] * width + table];
        const length = lengthOfLead(lead);
        if (length === 0)
            return undefined;
        let codePoint = lead & (0x7f >> length);
        for (let step = 1; step < length; step++) {
            const next = index + step < text.length ? text.charCodeAt(index + step) : 0;
            const byte = bytes[classOf[next] * width + table];
            if (next < 0x80 || (byte & 0xc0) !== 0x80)
                return undefined;
            codePoint = (codePoint << 6) | (byte & 0x3f);
        }
        const isShortest = codePoint >= (length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000);
        if (!isShortest || codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff))
            return undefined;
        out += text.slice(copied, index) + String.fromCodePoint(codePoint);
        index += length;
        copied = index;
    }
    return out + text.slice(copied);
}
/** Gives the byte of a BMP character in a table; 0 when the table lacks it, and for ASCII. */
export function byteOf(codeUnit, table) {
    const { classOf, bytes } = characterClasses();
    return bytes[classOf[codeUnit] * reversalTableNames.length + table];
}
