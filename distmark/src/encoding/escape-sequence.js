import { isAscii } from './ascii.js';
const escape = 0x1b;
const sequences = [
    ['$B', 'iso-2022-jp'], ['$@', 'iso-2022-jp'], ['(I', 'iso-2022-jp'], ['$)C', 'iso-2022-kr'], ['$)A', 'iso-2022-cn'], ['$)G', 'iso-2022-cn']
];
/**
 * Finds the first escape sequence in 7-bit text that shifts it to Japanese, Korean or Chinese. Spares the sequences of
 * terminals, which colour text and draw lines (`ESC [`, `ESC ( 0`, `ESC ( B`). Linear.
 */
export function escapeSequenceIn(bytes) {
    for (let start = bytes.indexOf(escape); start >= 0; start = bytes.indexOf(escape, start + 1)) {
        const found = sequences.find(([after]) => [...after].every((character, index) => bytes[start + 1 + index] === character.charCodeAt(0)));
        if (found !== undefined)
            return isAscii(bytes) ? { encoding: found[1], span: { start, end: start + 1 + found[0].length } } : undefined;
    }
    return undefined;
}
