/**
 * Returns the fence that a line opens, after any block quote and list markers, or undefined.
 *
 * Any indentation is taken: whether four blanks mean indented code or a fence in a list is known only to a parser.
 */
export function openingFence(line) {
    let i = 0;
    let quoteDepth = 0;
    let quoteEnd = 0;
    let isInNewListItem = false;
    for (;;) {
        i = afterBlanks(line, i);
        if (line[i] === '>') {
            quoteEnd = ++i;
            quoteDepth++;
            isInNewListItem = false;
            continue;
        }
        LIST_MARKER.lastIndex = i;
        const marker = LIST_MARKER.exec(line);
        if (marker === null)
            break;
        i += marker[0].length;
        isInNewListItem = true;
    }
    FENCE.lastIndex = i;
    const run = FENCE.exec(line)?.[0];
    if (run === undefined)
        return undefined;
    const marker = run[0] === '~' ? '~' : '`';
    // ```` ```a`b ```` is a code span.
    if (marker === '`' && line.includes('`', i + run.length))
        return undefined;
    return { marker, length: run.length, quoteDepth, indent: columnsOf(line, quoteEnd, i), isInNewListItem };
}
/** Tells whether a line after the opening one is code, closes the fence, or lies outside of the fence's container. */
export function lineOfFence(line, fence) {
    let quoteEnd = 0;
    for (let depth = 0; depth < fence.quoteDepth; depth++) {
        quoteEnd = afterBlanks(line, quoteEnd);
        if (line[quoteEnd] !== '>')
            return 'outside';
        quoteEnd++;
    }
    const textStart = afterBlanks(line, quoteEnd);
    if (textStart === line.length)
        return 'content';
    const indent = columnsOf(line, quoteEnd, textStart);
    if (fence.isInNewListItem && indent < fence.indent)
        return 'outside';
    // Further in than three columns the run is code that shows a fence.
    if (indent > fence.indent + 3)
        return 'content';
    let end = textStart;
    while (line[end] === fence.marker)
        end++;
    return end - textStart >= fence.length && afterBlanks(line, end) === line.length ? 'closing' : 'content';
}
const LIST_MARKER = /(?:[-*+]|\d{1,9}[.)])[ \t]/y;
const FENCE = /`{3,}|~{3,}/y;
function afterBlanks(line, from) {
    let i = from;
    while (line[i] === ' ' || line[i] === '\t')
        i++;
    return i;
}
// Tabs go on to the next multiple of four; the column that the line itself starts at does not matter here.
function columnsOf(line, start, end) {
    let columns = 0;
    for (let i = start; i < end; i++)
        columns += line[i] === '\t' ? 4 - (columns % 4) : 1;
    return columns;
}
