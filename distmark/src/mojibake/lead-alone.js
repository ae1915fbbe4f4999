/** What the leads C3 and E2 80 become in windows-1252, the latter by its second character. */
export const loneLeads = [0xc3, 0x20ac];
/**
 * Whether one of `loneLeads`, the character at `index`, is damage whatever became of its continuation: U+00C3 behind a small
 * letter and before ASCII (C3 A0 without its no-break space), or U+20AC behind U+00E2 (the start of every quotation mark).
 */
export function isLeadAlone(bytes, index, codePoint) {
    if (codePoint === 0x20ac)
        return bytes[index - 2] === 0xc3 && bytes[index - 1] === 0xa2;
    const before = bytes[index - 1] ?? 0;
    return codePoint === 0xc3 && before >= 0x61 && before <= 0x7a && (bytes[index + 2] ?? 0) < 0x80;
}
