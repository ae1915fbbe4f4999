import { sequenceLength } from '../encoding/utf8.js';
/** How far apart, in bytes, the places are that the finder remembers. */
const markDistance = 4096;
/**
 * Makes a finder for UTF-8 bytes. Offsets may be asked in any order; one pass over the bytes serves all questions, and each
 * costs at most a search and 4,096 bytes more.
 */
export function placeFinder(utf8) {
    const marks = [{ byteOffset: 0, lineStart: 0, codeUnitOffset: 0, line: 1, column: 1 }];
    let recent = marks[0];
    const find = (wanted) => {
        const byteOffset = Math.min(wanted, utf8.length);
        let last = marks[marks.length - 1];
        while (last.byteOffset + markDistance <= byteOffset) {
            last = advance(utf8, last, last.byteOffset + markDistance);
            marks.push(last);
        }
        const mark = nearest(marks, byteOffset);
        // Most questions are about the line of the one before.
        recent = advance(utf8, recent.byteOffset <= byteOffset && recent.byteOffset > mark.byteOffset ? recent : mark, byteOffset);
        return recent;
    };
    return {
        placeOf(byteOffset) {
            const { line, column } = find(byteOffset);
            return { line, column };
        },
        codeUnitOffsetOf: (byteOffset) => find(byteOffset).codeUnitOffset,
        byteColumnOf(wanted) {
            const { byteOffset, lineStart } = find(wanted);
            return byteOffset - lineStart + 1;
        }
    };
}
/**
 * Gives the byte offset that lies `codeUnits` UTF-16 code units after `from`, in text decoded from there. A bad sequence
 * counts as the one U+FFFD that a decoder puts in its place, so the sum of encoded lengths would not do. Linear.
 */
export function byteOffsetAfter(utf8, from, codeUnits) {
    let byteOffset = from;
    for (let left = codeUnits; left > 0 && byteOffset < utf8.length; left--) {
        const length = Math.abs(sequenceLength(utf8, byteOffset, utf8.length));
        if (length === 4)
            left--;
        byteOffset += length;
    }
    return byteOffset;
}
/** The last mark at or before an offset. */
function nearest(marks, byteOffset) {
    let low = 0;
    let high = marks.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (marks[middle].byteOffset <= byteOffset)
            low = middle;
        else
            high = middle - 1;
    }
    return marks[low];
}
/** Walks on to the first character that begins at or after `target`. */
function advance(utf8, from, target) {
    let { byteOffset, lineStart, codeUnitOffset, line, column } = from;
    const end = Math.min(target, utf8.length);
    while (byteOffset < end) {
        const byte = utf8[byteOffset];
        if (byte >= 0x80) {
            const length = Math.abs(sequenceLength(utf8, byteOffset, utf8.length));
            const codeUnits = length === 4 ? 2 : 1;
            byteOffset += length;
            codeUnitOffset += codeUnits;
            column += codeUnits;
            continue;
        }
        byteOffset++;
        codeUnitOffset++;
        // A line ends after its last character: at the LF of CR LF, not at the CR.
        if (byte === 0x0a || (byte === 0x0d && utf8[byteOffset] !== 0x0a)) {
            line++;
            lineStart = byteOffset;
            column = 1;
        }
        else
            column++;
    }
    return { byteOffset, lineStart, codeUnitOffset, line, column };
}
