/** Bytes that words are drawn from, at most, and in how many windows of a longer file. */
const mostBytes = 1 << 19;
const windows = 32;
/** Bytes of the words that are drawn, about. */
const mostWordBytes = 16_000;
/** A longer word, as Chinese without blanks is, is cut. */
const longestWord = 2_000;
/**
 * Gives words of a file that hold bytes beyond ASCII, each once however often it stands there and with a line end behind it:
 * some 16,000 bytes of them at even distances, or all there are. Words end at bytes below 30, which no encoding has inside a
 * character; the last character of one that is very long may be cut. Linear; of a file of more than 512 KiB 32 windows are read.
 */
export function byteWordsOf(bytes) {
    const words = new Map();
    let length = 0;
    for (const window of windowsOf(bytes)) {
        for (const word of wordsOf(window)) {
            const key = String.fromCharCode(...word);
            if (words.has(key))
                continue;
            words.set(key, word);
            length += word.length + 1;
        }
    }
    const step = Math.max(1, length / mostWordBytes);
    return joined([...words.values()].filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)));
}
function* windowsOf(bytes) {
    if (bytes.length <= mostBytes)
        return yield bytes;
    for (let index = 0; index < windows; index++) {
        const start = Math.floor((index * bytes.length) / windows);
        const window = bytes.subarray(start, start + mostBytes / windows);
        // Not from the middle of a character.
        const first = index === 0 ? 0 : window.findIndex(endsWord);
        if (first >= 0)
            yield window.subarray(first);
    }
}
function* wordsOf(bytes) {
    for (let start = 0; start < bytes.length;) {
        let end = start;
        let isBeyondAscii = false;
        while (end < bytes.length && !endsWord(bytes[end]))
            if (bytes[end++] >= 0x80)
                isBeyondAscii = true;
        if (isBeyondAscii)
            yield bytes.subarray(start, Math.min(end, start + longestWord));
        start = end + 1;
    }
}
function endsWord(byte) {
    return byte < 0x30;
}
function joined(words) {
    const all = new Uint8Array(words.reduce((sum, word) => sum + word.length + 1, 0)).fill(0x0a);
    let offset = 0;
    for (const word of words) {
        all.set(word, offset);
        offset += word.length + 1;
    }
    return all;
}
