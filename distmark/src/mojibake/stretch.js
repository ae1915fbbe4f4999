import { characterLength, isMultiByteName } from '../encoding/multi-byte.js';
import { lengthOfLead } from '../encoding/utf8.js';
import { byteOf } from './reverse.js';
import { multiByteNameOf } from './reversal-tables.js';
/** Gives the stretches of a layer from left to right, but for ASCII characters that stay. Linear. */
export function stretchesOf(before, layer) {
    const bytes = bytesOfLayer(before, layer);
    const { text } = layer;
    const stretches = [];
    const lengthBefore = lengthIn(multiByteNameOf(layer.table) ?? 'single-byte', bytes);
    const lengthAfter = lengthIn(layer.original, bytes);
    let start = 0, afterStart = 0, byteStart = 0;
    while (start < before.length) {
        let end = start, afterEnd = afterStart, byteEnd = byteStart, afterByteEnd = byteStart;
        do {
            if (byteEnd <= afterByteEnd) {
                byteEnd += lengthBefore(byteEnd);
                end += codeUnitsAt(before, end);
            }
            else {
                afterByteEnd += lengthAfter(afterByteEnd);
                afterEnd += codeUnitsAt(text, afterEnd);
            }
        } while (byteEnd !== afterByteEnd);
        const isAscii = byteEnd === byteStart + 1 && bytes[byteStart] < 0x80;
        if (!isAscii)
            stretches.push({ start, end, afterStart, afterEnd, bytes: Array.from(bytes.subarray(byteStart, byteEnd)), isTouched: before.slice(start, end) !== text.slice(afterStart, afterEnd) });
        start = end;
        afterStart = afterEnd;
        byteStart = byteEnd;
    }
    return stretches;
}
/** Fills in the ASCII characters between the stretches of a text. */
export function withAscii(stretches, before) {
    const all = [];
    let start = 0, afterStart = 0;
    const fill = (end) => {
        for (; start < end; start++, afterStart++)
            all.push({ start, end: start + 1, afterStart, afterEnd: afterStart + 1, bytes: [before.charCodeAt(start)], isTouched: false });
    };
    for (const stretch of stretches) {
        fill(stretch.start);
        all.push(stretch);
        start = stretch.end;
        afterStart = stretch.afterEnd;
    }
    fill(before.length);
    return all;
}
/** The bytes that a text before a layer is undone stands for. */
function bytesOfLayer(before, layer) {
    if (layer.original === 'utf-8')
        return new TextEncoder().encode(layer.text);
    return Uint8Array.from({ length: before.length }, (_, index) => {
        const codeUnit = before.charCodeAt(index);
        return codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, layer.table);
    });
}
/** Gives the number of bytes of the character that begins at a byte offset, in an encoding. Never 0, so that a walk ends. */
function lengthIn(encoding, bytes) {
    if (encoding === 'utf-8')
        return (offset) => Math.max(1, lengthOfLead(bytes[offset]));
    return isMultiByteName(encoding) ? (offset) => characterLength(encoding, bytes, offset) : () => 1;
}
function codeUnitsAt(text, index) {
    return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}
