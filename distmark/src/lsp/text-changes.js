/**
 * Gives the edits that make one text of another: one for each line that differs, from its first to its last character that does,
 * so that cursors elsewhere stay; or one for the whole text where lines came or went. Linear.
 */
export function changesBetween(before, after) {
    if (before === after)
        return [];
    const old = before.split(lineEnd);
    const now = after.split(lineEnd);
    // Each second piece is a line end.
    const isLineByLine = old.length === now.length && old.every((piece, index) => index % 2 === 0 || piece === now[index]);
    if (!isLineByLine)
        return [{ range: { start: { line: 0, character: 0 }, end: { line: (old.length - 1) / 2, character: (old.at(-1) ?? '').length } }, newText: after }];
    return old.flatMap((piece, index) => (piece === now[index] ? [] : [changeOfLine(piece, now[index] ?? '', index / 2)]));
}
const lineEnd = /(\r\n?|\n)/;
function changeOfLine(old, now, line) {
    const shorter = Math.min(old.length, now.length);
    let start = 0;
    while (start < shorter && old[start] === now[start])
        start++;
    if (isHighSurrogate(old, start - 1))
        start--;
    let length = 0;
    while (length < shorter - start && old[old.length - 1 - length] === now[now.length - 1 - length])
        length++;
    if (isLowSurrogate(old, old.length - length))
        length--;
    const at = (character) => ({ line, character });
    return { range: { start: at(start), end: at(old.length - length) }, newText: now.slice(start, now.length - length) };
}
/** An edit between the two halves of a character would leave none. */
function isHighSurrogate(text, index) {
    const unit = text.charCodeAt(index);
    return unit >= 0xd800 && unit < 0xdc00;
}
function isLowSurrogate(text, index) {
    const unit = text.charCodeAt(index);
    return unit >= 0xdc00 && unit < 0xe000;
}
