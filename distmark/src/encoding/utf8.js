/**
 * Finds the first ill-formed sequence in `bytes` from `start` to `end` (half-open).
 * Linear; never throws. Source: The Unicode Standard, table 3-7.
 */
export function firstFault(bytes, start = 0, end = bytes.length) {
    let index = start;
    while (index < end) {
        if (bytes[index] < 0x80)
            index++;
        else {
            const length = sequenceLength(bytes, index, end);
            if (length < 0)
                return faultAt(bytes, index, end);
            index += length;
        }
    }
    return undefined;
}
/**
 * Gives the length of the UTF-8 sequence at `index`: 1 to 4 when it is well-formed, otherwise minus the number of bytes
 * that a decoder replaces together. Reads no byte at or after `end`.
 */
export function sequenceLength(bytes, index, end) {
    const lead = bytes[index];
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2 || lead > 0xf4)
        return -1;
    const second = index + 1 < end ? bytes[index + 1] : 0;
    if (lead < 0xe0)
        return isContinuation(second) ? 2 : -1;
    // The second byte bounds what a lead may spell: no overlong forms, no surrogates, nothing above U+10FFFF.
    const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most)
        return -1;
    const third = index + 2 < end ? bytes[index + 2] : 0;
    if (!isContinuation(third))
        return -2;
    if (lead < 0xf0)
        return 3;
    const fourth = index + 3 < end ? bytes[index + 3] : 0;
    return isContinuation(fourth) ? 4 : -3;
}
/** Gives the code point of the well-formed sequence of one to three bytes at `index`; 10000 (hexadecimal) for any of four. */
export function bmpCodePointAt(bytes, index, length) {
    const lead = bytes[index];
    if (length === 1)
        return lead;
    if (length === 2)
        return ((lead & 0x1f) << 6) | (bytes[index + 1] & 0x3f);
    return length === 3 ? ((lead & 0x0f) << 12) | ((bytes[index + 1] & 0x3f) << 6) | (bytes[index + 2] & 0x3f) : 0x10000;
}
/** Gives the number of bytes of the sequences that a byte leads: 2 to 4, or 0 when it leads none. */
export function lengthOfLead(byte) {
    return byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0;
}
/** Whether a byte is 80 to BF. */
export function isContinuation(byte) {
    return (byte & 0xc0) === 0x80;
}
/** Names the fault of the ill-formed sequence at `index`. */
export function faultAt(bytes, index, end = bytes.length) {
    const length = -sequenceLength(bytes, index, end);
    return { kind: faultKind(bytes, index, end), byteOffset: index, length };
}
function faultKind(bytes, index, end) {
    const lead = bytes[index];
    const second = index + 1 < end ? bytes[index + 1] : 0;
    if (lead < 0xc0 || lead > 0xf7)
        return 'stray';
    // C0, C1 and F5 to F7 lead only forms that are overlong or beyond the range: with nothing behind them they lead nothing.
    if (!isContinuation(second))
        return lead < 0xc2 || lead > 0xf4 ? 'stray' : 'cut';
    if (lead < 0xc2 || (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90))
        return 'overlong';
    if (lead === 0xed && second > 0x9f)
        return 'surrogate';
    if (lead > 0xf4 || (lead === 0xf4 && second > 0x8f))
        return 'beyond-range';
    return 'cut';
}
/** Number of bytes of a text in UTF-8; an unpaired surrogate counts as the U+FFFD that an encoder writes. */
export function utf8Length(text) {
    let length = text.length;
    for (let index = 0; index < text.length; index++) {
        const codeUnit = text.charCodeAt(index);
        if (codeUnit < 0x80)
            continue;
        length += codeUnit < 0x800 ? 1 : 2;
        // A pair of surrogates is four bytes for two code units.
        if ((codeUnit & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00)
            index++;
    }
    return length;
}
