const none = new Int32Array(0);
const highBits = 0x80808080 | 0;
const lowBits = 0x7f7f7f7f;
const lineFeed = 0x0a;
const lineFeeds = 0x0a0a0a0a;
/** Prepares bytes; costs nothing that grows with them. */
export function wordsOf(bytes) {
    const offset = -bytes.byteOffset & 3;
    return bytes.length < 8 ? { bytes, offset: bytes.length, words: none } : { bytes, offset, words: new Int32Array(bytes.buffer, bytes.byteOffset + offset, (bytes.length - offset) >> 2) };
}
/** Gives the offset of the first byte from `from` on that is 80 or above; the number of bytes when there is none. */
export function nextBeyondAscii({ bytes, words, offset }, from) {
    const end = bytes.length;
    let index = from;
    while (index < end && ((index - offset) & 3) !== 0) {
        if (bytes[index] >= 0x80)
            return index;
        index++;
    }
    if (index >= offset && index < end) {
        let word = (index - offset) >> 2;
        const last = words.length;
        while (word < last - 3 && ((words[word] | words[word + 1] | words[word + 2] | words[word + 3]) & highBits) === 0)
            word += 4;
        while (word < last && (words[word] & highBits) === 0)
            word++;
        index = offset + (word << 2);
    }
    while (index < end && bytes[index] < 0x80)
        index++;
    return index;
}
/** Counts the line feeds between two offsets (half-open). */
export function countLineFeeds({ bytes, words, offset }, start, end) {
    let count = 0;
    let index = start;
    while (index < end && (index < offset || ((index - offset) & 3) !== 0))
        if (bytes[index++] === lineFeed)
            count++;
    const last = Math.max(index, end - 3);
    while (index < last) {
        // Each of the four bytes of `lanes` counts the line feeds in its place, and holds no more than 255.
        let lanes = 0;
        for (const stop = Math.min(last, index + 4 * 255); index < stop; index += 4) {
            const word = words[(index - offset) >> 2] ^ lineFeeds;
            // The high bit of a byte is set where the byte is 0.
            lanes += (~(((word & lowBits) + lowBits) | word | lowBits) >>> 7) & 0x01010101;
        }
        count += (lanes & 0xff) + ((lanes >>> 8) & 0xff) + ((lanes >>> 16) & 0xff) + (lanes >>> 24);
    }
    while (index < end)
        if (bytes[index++] === lineFeed)
            count++;
    return count;
}
