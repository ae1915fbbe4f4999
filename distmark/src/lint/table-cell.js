// Rows with more cells than this on lines of their own are not tables that explain damage.
const LINES_MAXIMUM = 16;
/**
 * Returns the texts of the neighbouring cells of a line's table row that stand on other lines: those
 * before it, the nearest first, then those after it.
 *
 * Cells on the same line are not among them: whoever reads the line sees them. A cell has a line of its own in HTML rows
 * (also in markdown), in AsciiDoc (`|cell`), and in list tables of reStructuredText (`* - cell`, `  - cell`). In an
 * HTML cell of several lines the other lines of the cell count as well. Empty when the line is in no such row. Reads at
 * most 16 lines each way. Never throws.
 */
export function neighbouringCells(document, line) {
    const own = document.text(line.span);
    if (document.format !== 'text')
        return cellsOfHtmlRow(document, line, own);
    if (isBarCell(own))
        return cellsOfBarRow(document, line);
    return LIST_CELL.test(own) ? cellsOfListRow(document, line, own) : [];
}
const ROW_BOUNDARY = /<\/?tr(?=[\s/>])/gi;
function cellsOfHtmlRow(document, line, own) {
    const boundaries = own.match(ROW_BOUNDARY) ?? [];
    const before = [];
    let isInRow = isRowStart(boundaries[0]);
    for (const text of isInRow ? [] : linesBefore(document, line)) {
        const boundary = [...text.matchAll(ROW_BOUNDARY)].at(-1);
        before.push(boundary === undefined ? text : text.slice(boundary.index));
        isInRow = isRowStart(boundary?.[0]);
        if (boundary !== undefined)
            break;
    }
    // Between rows, or in none: the lines are not cells.
    const cells = isInRow ? before : [];
    const last = boundaries.at(-1);
    const isInRowAtEnd = last === undefined ? isInRow : isRowStart(last);
    for (const text of isInRowAtEnd ? linesAfter(document, line) : []) {
        const boundary = text.search(ROW_BOUNDARY);
        cells.push(boundary < 0 ? text : text.slice(0, boundary));
        if (boundary >= 0)
            break;
    }
    return cells.filter(isNotBlank);
}
function isRowStart(boundary) {
    return boundary !== undefined && !boundary.startsWith('</');
}
function cellsOfBarRow(document, line) {
    return [...takeWhile(linesBefore(document, line), isBarCell), ...takeWhile(linesAfter(document, line), isBarCell)];
}
// `|===` frames a table, and a second bar makes the line a row of its own. Line blocks of reStructuredText look the same;
// there, as in a table, a neighbour with the repaired form shows that the damage is quoted.
function isBarCell(text) {
    return /^[ \t]*\|(?!===)(?:[^|\\]|\\.)*$/.test(text);
}
const LIST_CELL = /^[ \t]*(?:\* )?- /;
const LIST_ROW_START = /^[ \t]*\* - /;
function cellsOfListRow(document, line, own) {
    const before = [];
    let isInRow = LIST_ROW_START.test(own);
    for (const text of isInRow ? [] : linesBefore(document, line)) {
        if (!LIST_CELL.test(text))
            break;
        before.push(text);
        isInRow = LIST_ROW_START.test(text);
        if (isInRow)
            break;
    }
    // Without the start of a row this is a plain list.
    if (!isInRow)
        return [];
    const isSameRow = (text) => LIST_CELL.test(text) && !LIST_ROW_START.test(text);
    return [...before, ...takeWhile(linesAfter(document, line), isSameRow)];
}
function takeWhile(texts, isWanted) {
    const end = texts.findIndex(text => !isWanted(text));
    return end < 0 ? texts : texts.slice(0, end);
}
function isNotBlank(text) {
    return text.trim() !== '';
}
const LF = 0x0a;
const CR = 0x0d;
function linesBefore(document, line) {
    const { utf8 } = document;
    const texts = [];
    let next = line.span.start;
    while (next > 0 && texts.length < LINES_MAXIMUM) {
        const isPair = utf8[next - 1] === LF && utf8[next - 2] === CR;
        const end = next - (isPair ? 2 : 1);
        let start = end;
        while (start > 0 && !isLineEnd(utf8[start - 1]))
            start--;
        texts.push(document.text({ start, end }));
        next = start;
    }
    return texts;
}
function linesAfter(document, line) {
    const { utf8 } = document;
    const texts = [];
    let end = line.span.end;
    while (end < utf8.length && texts.length < LINES_MAXIMUM) {
        const start = end + (utf8[end] === CR && utf8[end + 1] === LF ? 2 : 1);
        end = start;
        while (end < utf8.length && !isLineEnd(utf8[end]))
            end++;
        texts.push(document.text({ start, end }));
    }
    return texts;
}
function isLineEnd(byte) {
    return byte === LF || byte === CR;
}
