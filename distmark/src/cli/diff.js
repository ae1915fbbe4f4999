import { isWide } from '../encoding/mark.js';
import { forTerminal } from './terminal-text.js';
/**
 * Writes a unified diff of bytes, with three lines around each change: `git apply` and `patch` make exactly that
 * change, whatever bytes the lines hold. Lines end at U+000A alone.
 *
 * Nothing here searches for lines in common, since a repair never adds or takes away a line: the nth line before is
 * the nth after. Where that does not hold, everything between the first and the last difference is one change. A file
 * in UTF-16 or UTF-32 has no lines of bytes: one sentence says what becomes of it.
 */
export function unifiedDiff({ path, before, after, encoding }) {
    if (isWide(encoding))
        return textBytes(`Text of ${quoted(path)} in ${encoding} becomes utf-8; a diff of lines cannot show that.\n`);
    const old = linesOf(before);
    const now = linesOf(after);
    const pieces = [textBytes(`--- ${header(`a/${path}`)}\n+++ ${header(`b/${path}`)}\n`)];
    for (const hunk of hunksOf(changesOf(old, now))) {
        const [first, last] = [hunk[0], hunk.at(-1)];
        if (first === undefined || last === undefined)
            continue;
        const oldStart = Math.max(0, first.oldStart - around);
        const newStart = first.newStart - (first.oldStart - oldStart);
        const oldEnd = Math.min(old.length, last.oldEnd + around);
        const newEnd = last.newEnd + (oldEnd - last.oldEnd);
        pieces.push(textBytes(`@@ -${range(oldStart, oldEnd)} +${range(newStart, newEnd)} @@\n`));
        let at = oldStart;
        for (const change of hunk) {
            for (; at < change.oldStart; at++)
                pieces.push(...row(' ', old[at]));
            for (; at < change.oldEnd; at++)
                pieces.push(...row('-', old[at]));
            for (let index = change.newStart; index < change.newEnd; index++)
                pieces.push(...row('+', now[index]));
        }
        for (; at < oldEnd; at++)
            pieces.push(...row(' ', old[at]));
    }
    return Buffer.concat(pieces);
}
/**
 * Shows a diff as a terminal may print it, in colour if wanted: bytes that are not UTF-8 as `\xE9`, controls as
 * `U+009D`.
 */
export function diffForTerminal(diff, hasColor) {
    const lines = linesOf(diff).map((line) => {
        const end = line.at(-1) === 10 ? '\n' : '';
        // The carriage return of a CRLF is on both sides, since line ends are never changed.
        const text = forTerminal(showBytes(end === '' ? line : line.subarray(0, -1)).replace(/\r$/, '')) + end;
        return hasColor ? painted(text) : text;
    });
    return lines.join('');
}
const around = 3;
function changesOf(old, now) {
    const isSame = (oldIndex, newIndex) => now[newIndex] !== undefined && old[oldIndex]?.equals(now[newIndex]) === true;
    if (old.length !== now.length) {
        let start = 0;
        while (start < old.length && isSame(start, start))
            start++;
        let tail = 0;
        while (tail < Math.min(old.length, now.length) - start && isSame(old.length - 1 - tail, now.length - 1 - tail))
            tail++;
        return [{ oldStart: start, oldEnd: old.length - tail, newStart: start, newEnd: now.length - tail }];
    }
    const changes = [];
    for (let index = 0; index < old.length; index++) {
        if (isSame(index, index))
            continue;
        const start = index;
        while (index < old.length && !isSame(index, index))
            index++;
        changes.push({ oldStart: start, oldEnd: index, newStart: start, newEnd: index });
    }
    return changes;
}
/** Puts changes together whose surrounding lines meet. */
function hunksOf(changes) {
    const hunks = [];
    for (const change of changes) {
        const hunk = hunks.at(-1);
        const last = hunk?.at(-1);
        if (hunk !== undefined && last !== undefined && change.oldStart - last.oldEnd <= 2 * around)
            hunk.push(change);
        else
            hunks.push([change]);
    }
    return hunks;
}
/** Half-open 0-based lines as a hunk's head has them: an empty range names the line before it. */
function range(start, end) {
    return `${end === start ? start : start + 1},${end - start}`;
}
function row(sign, line) {
    if (line === undefined)
        return [];
    return line.at(-1) === 10 ? [textBytes(sign), line] : [textBytes(sign), line, textBytes('\n\\ No newline at end of file\n')];
}
function linesOf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const lines = [];
    for (let start = 0; start < buffer.length;) {
        const lineFeed = buffer.indexOf(10, start);
        const end = lineFeed === -1 ? buffer.length : lineFeed + 1;
        lines.push(buffer.subarray(start, end));
        start = end;
    }
    return lines;
}
/** A path in the head of a diff: git puts a tab after one with blanks, so that `patch` takes them for no time. */
function header(path) {
    return path.includes(' ') ? `${quoted(path)}\t` : quoted(path);
}
/** A path as git quotes it, where it holds controls, quotes, backslashes or bytes that are not UTF-8. */
function quoted(path) {
    if (!/[\u0000-\u001f\u007f"\\\udc80-\udcff]/u.test(path))
        return path;
    // The low byte of a lone surrogate is the byte that it stands for.
    const escaped = path.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f\udc80-\udcff]/gu, (character) => `\\${(character.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`);
    return `"${escaped}"`;
}
function painted(line) {
    if (line.startsWith('@@'))
        return `\u001b[36m${line.trimEnd()}\u001b[39m\n`;
    if (line.startsWith('-'))
        return `\u001b[31m${line.replace(/\n$/, '')}\u001b[39m\n`;
    if (line.startsWith('+'))
        return `\u001b[32m${line.replace(/\n$/, '')}\u001b[39m\n`;
    return line;
}
function showBytes(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return showFaultyBytes(bytes);
    }
}
/** Decodes piece by piece: what is UTF-8 as text, each other byte as `\xE9`. */
function showFaultyBytes(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const lead = bytes[at] ?? 0;
        const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        const piece = bytes.subarray(at, at + length);
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(piece);
        const isWhole = piece.length === length && Buffer.from(decoded, 'utf8').equals(piece);
        text += isWhole ? decoded : `\\x${lead.toString(16).toUpperCase().padStart(2, '0')}`;
        at += isWhole ? length : 1;
    }
    return text;
}
function textBytes(text) {
    return Buffer.from(text, 'utf8');
}
