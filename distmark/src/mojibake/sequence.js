import { lengthOfLead } from '../encoding/utf8.js';
import { byteOf, reverse } from './reverse.js';
/** Gives the sequence at `start` of a line, if its characters stand for all the bytes of a character in a table. */
export function wholeSequence(line, start, table) {
    const lead = byteOf(line.charCodeAt(start), table);
    const length = lengthOfLead(lead);
    if (length === 0 || start + length > line.length)
        return undefined;
    const found = line.slice(start, start + length);
    const expected = reverse(found, table);
    return expected === undefined ? undefined : { found, bytes: Array.from(found, (character) => byteOf(character.charCodeAt(0), table)), expected };
}
