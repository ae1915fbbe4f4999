/** Makes a source of numbers from 0 (inclusive) to `below` (exclusive): the same for the same seed (mulberry32). */
export function randomFrom(seed) {
    let state = seed >>> 0;
    return (below) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * below);
    };
}
/** Joins texts (as UTF-8) and bytes. */
export function bytesOf(...pieces) {
    return Uint8Array.from(Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece)))));
}
/** Gives bytes as one character each, so that a failing test shows them. */
export function shownBytes(bytes) {
    return Buffer.from(bytes).toString('latin1');
}
/** Pieces of text and of bytes that each make some part of the linter look closer. */
export const pieces = [
    '\n', '\r', '\r\n', ' ', 'a', 'Word ', '`', '```\n', '|', '](', '<code>', '</code>', '---\n', '\0', '\x14', '\x19',
    '\u00c3\u00a9', '\u00e2\u20ac\u2122', '\u00c3 ', '\u00c3', '\u00e2\u20ac', '\u00c2\u00a0', '\u0420\u045f\u0421\u20ac', '\u0413\u00a4', '\u251c\u2310', '\u00f0\u0178\u02dc\u20ac',
    '\u00e9', '\u0416', '\u4e2d', '\u{1f600}', '\u0085', '\u0092', '\u009d', '\ufeff', '\u00ef\u00bb\u00bf', '\u043f\u00bb\u0457', '\ufffd', '\u00ef\u00bf\u00bd', '\u951f\u65a4\u62f7', '\u5360\uc3d9\uc619',
    '\\u00c3\\u00a9', '\\xc3', '&Atilde;', '&#169;', '%C3%83%C2%A9', '=C3=83=C2=A9', "b'", 'U+FFFD', '\u202e', '\u200b', '\ue000', '\ufdd0',
    [0xe9], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0x80], [0xff], [0xfe], [0xff, 0xfe], [0xc0, 0xaf], [0xed, 0xa0, 0xbd], [0xf4, 0x90, 0x80, 0x80]
];
/** Makes a file of up to `most` such pieces; one in four also has random bytes between them. */
export function randomFile(random, most) {
    const made = [];
    const isRaw = random(4) === 0;
    for (let left = random(most + 1); left > 0; left--)
        made.push(isRaw && random(2) === 0 ? [random(256)] : pieces[random(pieces.length)]);
    return bytesOf(...made);
}
