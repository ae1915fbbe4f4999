/**
 * Reads the character at `offset` as programs write it that encode UTF-16 code units one by one, or with more bytes than
 * needed. Undefined where neither stands there.
 */
export function utf8VariantAt(bytes, offset) {
    const high = valueOf(bytes, offset, 3);
    if (high >= 0xd800 && high <= 0xdbff) {
        const low = valueOf(bytes, offset + 3, 3);
        if (low < 0xdc00 || low > 0xdfff)
            return undefined;
        return { kind: 'cesu-8', length: 6, codePoint: 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00) };
    }
    for (const [length, least] of [[2, 0x80], [3, 0x800], [4, 0x10000]]) {
        const codePoint = valueOf(bytes, offset, length);
        if (codePoint >= 0 && codePoint < least)
            return { kind: 'overlong', length, codePoint };
    }
    return undefined;
}
/** What a sequence of `length` bytes spells by UTF-8's arithmetic; -1 where none of that length stands there. */
function valueOf(bytes, offset, length) {
    const lead = bytes[offset] ?? 0;
    const leadBits = 7 - length;
    if (lead >> leadBits !== (1 << (length + 1)) - 2)
        return -1;
    let value = lead & ((1 << leadBits) - 1);
    for (let index = 1; index < length; index++) {
        const byte = bytes[offset + index] ?? 0;
        if ((byte & 0xc0) !== 0x80)
            return -1;
        value = (value << 6) | (byte & 0x3f);
    }
    return value;
}
