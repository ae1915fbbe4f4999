const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/** The bytes that begin escapes, and what stands behind each: no character beyond ASCII is a single byte of UTF-8. */
const beginnings = [
    { byte: 0x5c, next: /^[uUx]/ },
    { byte: 0x26, next: /^[#A-Za-z]/ },
    { byte: 0x25, next: /^[89A-Fa-f][0-9A-Fa-f]%/ },
    { byte: 0x3d, next: /^[89A-Fa-f][0-9A-Fa-f]=/ }
];
/**
 * Gives the lines in which a character beyond ASCII may be escaped, in order: bytes without the line end, half-open. Linear;
 * bytes are searched by the engine, so that a file without escapes costs next to nothing.
 */
export function escapedLines(bytes) {
    const lines = new Map();
    for (const { byte, next } of beginnings) {
        for (let index = bytes.indexOf(byte); index >= 0;) {
            if (!next.test(String.fromCharCode(...bytes.subarray(index + 1, index + 4)))) {
                index = bytes.indexOf(byte, index + 1);
                continue;
            }
            const line = lineAround(bytes, index);
            lines.set(line.start, line);
            index = bytes.indexOf(byte, line.end);
        }
    }
    return [...lines.values()].sort((a, b) => a.start - b.start);
}
function lineAround(bytes, index) {
    let start = index;
    while (start > 0 && !isLineEnd(bytes[start - 1]))
        start--;
    let end = index;
    while (end < bytes.length && !isLineEnd(bytes[end]))
        end++;
    return { start, end };
}
function isLineEnd(byte) {
    return byte === lineFeed || byte === carriageReturn;
}
