import { addLetters, lettersOf, noLetters } from './letter-counts.js';
/** Bytes that are read of a file, and in how many windows when it has more. */
const mostBytes = 1 << 18;
const windows = 16;
/**
 * Reads the lines of a file that are not `suspects` (spans in order) for their letters. A file of more than 256 KiB is read
 * in 16 windows at even distances. Never throws.
 */
export function readRightText(utf8, suspects) {
    const letters = noLetters();
    let lineCount = 0;
    const isWhole = utf8.length <= mostBytes;
    const size = isWhole ? utf8.length : mostBytes / windows;
    const step = isWhole ? utf8.length + 1 : utf8.length / windows;
    const decoder = new TextDecoder();
    let next = 0;
    for (let start = 0; start < utf8.length; start = Math.ceil(start + step)) {
        const end = Math.min(utf8.length, start + size);
        for (let from = start; from < end;) {
            while (next < suspects.length && suspects[next].span.end <= from)
                next++;
            const to = Math.min(end, suspects[next]?.span.start ?? end);
            if (to > from) {
                const text = decoder.decode(utf8.subarray(from, to));
                addLetters(letters, lettersOf(text));
                lineCount += text.match(/.*[^\x00-\x7f].*/g)?.length ?? 0;
            }
            from = Math.max(to, suspects[next]?.span.end ?? end);
        }
    }
    return { letters, lineCount: Math.round(lineCount * Math.max(1, utf8.length / mostBytes)) };
}
