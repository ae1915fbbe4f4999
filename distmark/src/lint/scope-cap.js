/**
 * Bytes of UTF-8 above which markdown is not parsed: the lines alone say what is code.
 *
 * remark-parse takes about 1 to 1.7 seconds for 256 KiB of prose or lists, and about 5 for 512 KiB of a nested list with
 * links, at 1.7 times the memory. The largest page of the Node.js documentation (`fs.md`, 261,973 bytes) is just below.
 */
export const PARSED_BYTES_MAXIMUM = 256 * 1024;
/**
 * List markers behind another marker of their line (`- - - x`) above which markdown is not parsed.
 *
 * remark-parse takes 9 seconds for 3,000 of them in a line of 6 KB, and a minute for 6,000; in real lists, which nest by their
 * indent, there are next to none.
 */
const STACKED_MARKERS_MAXIMUM = 1000;
/** Tells whether a document is markdown that takes too long to parse, so that its scopes come from its lines alone. */
export function isCapped(document) {
    if (document.format !== 'markdown')
        return false;
    let answer = answers.get(document);
    if (answer === undefined)
        answers.set(document, (answer = document.utf8.length > PARSED_BYTES_MAXIMUM || hasManyStackedMarkers(document.utf8)));
    return answer;
}
/** The note of every finding asks. */
const answers = new WeakMap();
function hasManyStackedMarkers(utf8) {
    let stacked = 0;
    let markers = 0;
    // At the start of a line, and of what follows a marker.
    let isOpen = true;
    for (let offset = 0; offset < utf8.length; offset++) {
        const byte = utf8[offset];
        if (byte === 0x0a || byte === 0x0d) {
            isOpen = true;
            markers = 0;
        }
        else if (isOpen && byte !== 0x20 && byte !== 0x09 && byte !== 0x3e) {
            const next = utf8[offset + 1] ?? 0;
            // The number of an ordered list.
            if (isDigit(byte) && (isDigit(next) || next === 0x29 || next === 0x2e))
                continue;
            const isMarker = byte === 0x2a || byte === 0x2b || byte === 0x2d || ((byte === 0x29 || byte === 0x2e) && isDigit(utf8[offset - 1] ?? 0));
            isOpen = isMarker && (next === 0x20 || next === 0x09);
            if (isOpen && ++markers > 1 && ++stacked > STACKED_MARKERS_MAXIMUM)
                return true;
        }
    }
    return false;
}
function isDigit(byte) {
    return byte >= 0x30 && byte <= 0x39;
}
