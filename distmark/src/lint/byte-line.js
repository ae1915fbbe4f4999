const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/** Finds the line that holds a byte; lines end at `\n`, `\r\n` and `\r`. Linear in the line. */
export function lineAround(utf8, byteOffset) {
    let start = Math.min(byteOffset, utf8.length);
    // The LF of CR LF ends the line that its CR ends.
    if (utf8[start] === lineFeed && utf8[start - 1] === carriageReturn)
        start--;
    let end = start;
    while (start > 0 && utf8[start - 1] !== lineFeed && utf8[start - 1] !== carriageReturn)
        start--;
    while (end < utf8.length && utf8[end] !== lineFeed && utf8[end] !== carriageReturn)
        end++;
    const isPair = utf8[end] === carriageReturn && utf8[end + 1] === lineFeed;
    return { start, end, next: end === utf8.length ? Infinity : end + (isPair ? 2 : 1) };
}
/** Gives the lines of a text in order, without their line ends: one at least, and none behind a line end at the end. */
export function* byteLines(utf8) {
    let start = 0;
    for (let end = 0; end < utf8.length; end++) {
        const byte = utf8[end];
        if (byte !== lineFeed && byte !== carriageReturn)
            continue;
        yield { start, end };
        if (byte === carriageReturn && utf8[end + 1] === lineFeed)
            end++;
        start = end + 1;
    }
    if (start < utf8.length || start === 0)
        yield { start, end: utf8.length };
}
/** Gives a span as one character a byte, so that an index is an offset; for spans of at most some thousand bytes. */
export function byteText(utf8, { start, end }) {
    return String.fromCharCode(...utf8.subarray(start, end));
}
