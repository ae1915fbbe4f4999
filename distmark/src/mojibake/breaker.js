import { firstFault, lengthOfLead } from '../encoding/utf8.js';
import { holdsForbidden } from './reading.js';
import { byteOf } from './reverse.js';
import { wholeSequence } from './sequence.js';
/**
 * Gives the first character at which a line stops to go back through a table, or else the first sequence that brings a character
 * that no repair may; undefined when nothing bars the line. Linear.
 */
export function breakerOf(line, table) {
    let forbidden;
    for (let index = 0; index < line.length;) {
        const sequence = line.charCodeAt(index) < 0x80 ? undefined : wholeSequence(line, index, table);
        if (sequence === undefined && line.charCodeAt(index) >= 0x80)
            return breakerAt(line, index, table);
        if (sequence !== undefined && holdsForbidden(sequence.expected))
            forbidden ??= { index, ...sequence, problem: 'forbidden' };
        index += sequence?.found.length ?? 1;
    }
    return forbidden;
}
/** Gives what stands at a place beyond ASCII that begins no whole sequence of a table. */
export function breakerAt(line, index, table) {
    const first = String.fromCodePoint(line.codePointAt(index));
    const lead = first.length > 1 ? 0 : byteOf(first.charCodeAt(0), table);
    if (lead === 0)
        return { index, found: first, bytes: [], problem: 'no-byte' };
    // The characters that a sequence of this lead would take, as far as the table has them.
    const bytes = [lead];
    for (let step = 1; step < lengthOfLead(lead); step++) {
        const codeUnit = index + step < line.length ? line.charCodeAt(index + step) : 0;
        const byte = codeUnit < 0x80 ? codeUnit : byteOf(codeUnit, table);
        if (byte < 0x80 || byte > 0xbf)
            break;
        bytes.push(byte);
    }
    const problem = firstFault(Uint8Array.from(bytes))?.kind ?? 'cut';
    return { index, found: line.slice(index, index + bytes.length), bytes, problem };
}
