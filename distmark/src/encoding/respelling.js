import { characterLength } from './character-length.js';
import { codecs } from './codecs.js';
import { decodeAs } from './decode.js';
/**
 * Writes a text back into the encoding that it was read from, and counts its characters that the standard's encoder
 * spells with other bytes, or with none: Big5 has 90 and 3,847 of them, Shift_JIS 398 and none, EUC-JP 10 and all of
 * JIS X 0212. Gives undefined when the bytes so written are another text. `bytes` are without a mark and `text` without
 * U+FFFD. Linear.
 */
export function countRespelt(encoding, bytes, text) {
    if (encoding.startsWith('utf-32'))
        return 0;
    const written = codecs().encode(encoding, text);
    if (written !== undefined && isSame(written, bytes))
        return 0;
    if (written !== undefined && decodeAs(encoding, written) !== text)
        return undefined;
    // Escape sequences may be written in more ways than one: they are no characters.
    if (encoding === 'iso-2022-jp')
        return written === undefined ? undefined : 0;
    return countOneByOne(encoding, bytes);
}
function countOneByOne(encoding, bytes) {
    const known = new Map();
    let count = 0;
    for (let index = 0; index < bytes.length;) {
        const length = characterLength(encoding, bytes, index);
        if (bytes[index] >= 0x80) {
            const sequence = bytes.subarray(index, index + length);
            const key = sequence.join();
            const isRespelt = known.get(key) ?? !isSame(codecs().encode(encoding, decodeAs(encoding, sequence)) ?? new Uint8Array(), sequence);
            known.set(key, isRespelt);
            if (isRespelt)
                count++;
        }
        index += length;
    }
    return count;
}
function isSame(a, b) {
    return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
