import { decodeAs } from './decode.js';
/**
 * The multi-byte encodings that text is misread through, by the Encoding Standard's names. gbk stands for gb18030 as well:
 * the standard reads both alike, and the sequences of four bytes that only gb18030 has hold no UTF-8.
 */
export const multiByteNames = ['gbk', 'shift_jis', 'euc-kr', 'big5', 'euc-jp'];
/** Whether an encoding is one of those, by the standard's name. */
export function isMultiByteName(name) {
    return multiByteNames.includes(name);
}
const made = new Map();
/** Gives the table of that name, made from the decoder at the first call (some 20 ms). */
export function multiByteTableOf(name) {
    let table = made.get(name);
    if (table === undefined)
        made.set(name, (table = makeTable(name)));
    return table;
}
/** Gives all sequences of bytes, packed, that an encoding reads as a character; none when it lacks it. */
export function sequencesOf(table, codePoint) {
    if (codePoint < 0x80)
        return [codePoint];
    const several = table.others.get(codePoint);
    if (several !== undefined)
        return several;
    const sequence = table.packed[codePoint] ?? 0;
    return sequence === 0 ? [] : [sequence];
}
/** Number of bytes of the character that begins at `offset` of bytes that an encoding has read without a fault. */
export function characterLength(name, bytes, offset) {
    const lead = bytes[offset];
    if (lead < 0x81)
        return 1;
    if (name === 'shift_jis')
        return lead >= 0xa0 && lead < 0xe0 ? 1 : 2;
    // The second byte of gb18030's sequences of four is a digit.
    if (name === 'gbk')
        return bytes[offset + 1] < 0x40 ? 4 : 2;
    return name === 'euc-jp' && lead === 0x8f ? 3 : 2;
}
/**
 * Characters that other programs read where the standard's decoder reads another or none: older gb18030 has U+E5E5 for A3 A0
 * and U+E7C7 for A8 BC, Windows has U+F8F0 (converters after it U+00A0) for the byte A0 of Shift_JIS, which ends the letter a
 * with grave in UTF-8.
 */
const variants = {
    gbk: [[0xe5e5, 0xa3a0], [0xe7c7, 0xa8bc]],
    shift_jis: [[0xf8f0, 0xa0], [0xa0, 0xa0]]
};
function makeTable(name) {
    const packed = new Uint32Array(0x10000);
    const others = new Map();
    const note = (codePoint, sequence) => {
        if (codePoint < 0x10000 && packed[codePoint] === 0)
            packed[codePoint] = sequence;
        else
            others.set(codePoint, [...(others.get(codePoint) ?? (codePoint < 0x10000 ? [packed[codePoint]] : [])), sequence]);
    };
    const sequences = allSequences(name);
    const text = decodeAs(name, bytesOf(sequences));
    let index = 0;
    for (const sequence of sequences) {
        const end = text.indexOf('\n', index);
        const codePoint = text.codePointAt(index);
        if (codePoint !== 0xfffd && end - index === (codePoint > 0xffff ? 2 : 1))
            note(codePoint, sequence);
        index = end + 1;
    }
    for (const [codePoint, sequence] of variants[name] ?? [])
        note(codePoint, sequence);
    return { name, packed, others };
}
/** All sequences that may stand for a character beyond ASCII, packed, those with a meaning and those without. */
function allSequences(name) {
    const sequences = [];
    const row = (prefix, start) => {
        for (let last = start; last < 0xff; last++)
            sequences.push((prefix << 8) | last);
    };
    row(0, 0x80);
    for (let lead = 0x81; lead < 0xff; lead++)
        row(lead, 0x40);
    // The supplementary kanji of EUC-JP have three bytes.
    if (name === 'euc-jp')
        for (let lead = 0xa1; lead < 0xff; lead++)
            row(0x8f00 | lead, 0xa1);
    return sequences;
}
/** The bytes of packed sequences, each with a line end behind it, which ends every fault of the sequence before. */
function bytesOf(sequences) {
    const bytes = new Uint8Array(sequences.length * 4);
    let length = 0;
    for (const sequence of sequences) {
        if (sequence > 0xffff)
            bytes[length++] = sequence >> 16;
        if (sequence > 0xff)
            bytes[length++] = sequence >> 8;
        bytes[length++] = sequence;
        bytes[length++] = 0x0a;
    }
    return bytes.subarray(0, length);
}
