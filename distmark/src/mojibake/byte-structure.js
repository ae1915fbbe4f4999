import { isContinuation, lengthOfLead } from '../encoding/utf8.js';
import { breakerAt } from './breaker.js';
import { holdsForbidden } from './reading.js';
import { bitOf, reversalTableNames } from './reversal-tables.js';
import { wholeSequence } from './sequence.js';
import { stretchesOf, withAscii } from './stretch.js';
/**
 * Shows a line as the bytes that its characters stand for, sequence by sequence: through a single-byte table by its name, with
 * every place at which the line stops to go back; through a layer of a reading, for which `line` is the text before the layer
 * was undone; or, by the name `utf-8`, as its own bytes. Gives undefined for another name. Linear.
 */
export function byteStructureOf(line, through) {
    if (typeof through !== 'string')
        return bytesOfLayer(line, through);
    if (through === 'utf-8')
        return ownBytes(line);
    const table = reversalTableNames.findIndex((name) => bitOf(name) === bitOf(through));
    if (table < 0)
        return undefined;
    const groups = [];
    for (let index = 0; index < line.length;) {
        const group = groupAt(line, index, table);
        groups.push(group);
        index += group.found.length;
    }
    return groups;
}
function bytesOfLayer(before, layer) {
    return withAscii(stretchesOf(before, layer), before).map(({ start, end, bytes, afterStart, afterEnd }) => ({
        found: before.slice(start, end), foundStart: start, bytes, roles: bytes.map(roleOf), expected: layer.text.slice(afterStart, afterEnd)
    }));
}
function groupAt(line, index, table) {
    const codeUnit = line.charCodeAt(index);
    if (codeUnit < 0x80)
        return { found: line.charAt(index), foundStart: index, bytes: [codeUnit], roles: ['ascii'], expected: line.charAt(index) };
    const sequence = wholeSequence(line, index, table);
    if (sequence === undefined) {
        const { found, bytes, problem } = breakerAt(line, index, table);
        return { found, foundStart: index, bytes, roles: bytes.map(roleOf), problem };
    }
    return { ...sequence, foundStart: index, roles: sequence.bytes.map(roleOf), ...(holdsForbidden(sequence.expected) ? { problem: 'forbidden' } : {}) };
}
function ownBytes(line) {
    let foundStart = 0;
    return Array.from(line, (character) => {
        const bytes = Array.from(new TextEncoder().encode(character));
        const group = { found: character, foundStart, bytes, roles: bytes.map(roleOf), expected: character };
        foundStart += character.length;
        return group;
    });
}
function roleOf(byte) {
    if (byte < 0x80)
        return 'ascii';
    return isContinuation(byte) ? 'continuation' : lengthOfLead(byte) > 0 ? 'lead' : 'never';
}
