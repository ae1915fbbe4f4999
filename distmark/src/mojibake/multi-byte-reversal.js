import { multiByteTableOf, sequencesOf } from '../encoding/multi-byte.js';
import { firstFault, isContinuation, lengthOfLead } from '../encoding/utf8.js';
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Most ways back that are gone at once; damage has one or two. */
const mostPaths = 16;
/**
 * Takes every character of `text` back to its bytes in a multi-byte encoding and reads the bytes as UTF-8. Gives the texts
 * that this leads to: none when a character has no bytes there or the bytes are not well-formed UTF-8; more than one where
 * several sequences of bytes stand for the same character, as A1 A1 and A3 A0 of GBK do. Linear; stops at the first
 * character that does not fit.
 */
export function reverseMultiByte(text, name) {
    const texts = pathsThrough(text, multiByteTableOf(name)).map(bytesOf).filter((bytes) => firstFault(bytes) === undefined);
    return texts.map((bytes) => decoder.decode(bytes));
}
function pathsThrough(text, table) {
    let paths = [{ sequence: 0, before: undefined, needed: 0, length: 0 }];
    for (const character of text) {
        const sequences = sequencesOf(table, character.codePointAt(0));
        const longer = [];
        for (const before of paths) {
            for (const sequence of sequences) {
                const needed = neededAfter(sequence, before.needed);
                if (needed >= 0)
                    longer.push({ sequence, before, needed, length: before.length + lengthOfPacked(sequence) });
            }
        }
        if (longer.length === 0 || longer.length > mostPaths)
            return [];
        paths = longer;
    }
    return paths.filter(({ needed }) => needed === 0);
}
/** How many continuation bytes UTF-8 needs after a packed sequence when it needed `needed` before; -1 when they do not fit. */
export function neededAfter(sequence, needed) {
    let left = needed;
    for (let shift = 8 * (lengthOfPacked(sequence) - 1); shift >= 0; shift -= 8) {
        const byte = (sequence >> shift) & 0xff;
        if (left > 0)
            left = isContinuation(byte) ? left - 1 : -1;
        else if (byte >= 0x80)
            left = lengthOfLead(byte) - 1;
        if (left < 0)
            return -1;
    }
    return left;
}
function lengthOfPacked(sequence) {
    return sequence > 0xffff ? 3 : sequence > 0xff ? 2 : 1;
}
function bytesOf(path) {
    const bytes = new Uint8Array(path.length);
    let offset = path.length;
    for (let at = path; at?.before !== undefined; at = at.before) {
        for (let left = at.sequence, count = lengthOfPacked(at.sequence); count > 0; count--, left >>= 8)
            bytes[--offset] = left & 0xff;
    }
    return bytes;
}
