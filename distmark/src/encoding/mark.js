/** Longest first: the mark of UTF-32LE begins like that of UTF-16LE. */
const marks = [
    { encoding: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
    { encoding: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
    { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
    { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
    { encoding: 'utf-16be', bytes: [0xfe, 0xff] }
];
/** Gives the mark that bytes begin with. */
export function markOf(bytes) {
    return marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
}
/** Whether an encoding is of code units wider than a byte, so that even its ASCII has NULs. */
export function isWide(encoding) {
    return /^utf-(?:16|32)/.test(encoding);
}
