import { lineStartsOf } from './text-line.js';
/**
 * Returns a lookup over ranges of a text: the first layer that holds a place answers, and prose is what no layer holds.
 *
 * Ranges of a layer may come in any order; where two overlap the one that starts first keeps the overlap. Building is
 * linear for ranges that are sorted already, a question takes one binary search a layer. Places outside the text are
 * those of its nearest end.
 */
export function createRangeLookup(text, layers) {
    const lineStarts = lineStartsOf(text);
    const disjointLayers = layers.map(disjoint);
    return place => {
        const line = Math.min(Math.max(place.line, 1), lineStarts.length);
        const codeUnit = (lineStarts[line - 1] ?? 0) + place.column - 1;
        for (const ranges of disjointLayers) {
            const range = rangeAt(ranges, codeUnit);
            if (range !== undefined)
                return range.scope;
        }
        return 'prose';
    };
}
// A plugin before ours may have moved or copied nodes, so the order of the tree is not always the order of the text.
function disjoint(ranges) {
    const result = [];
    let taken = 0;
    for (const range of [...ranges].sort((left, right) => left.start - right.start)) {
        const start = Math.max(range.start, taken);
        if (start >= range.end)
            continue;
        result.push(start === range.start ? range : { start, end: range.end, scope: range.scope });
        taken = range.end;
    }
    return result;
}
function rangeAt(ranges, codeUnit) {
    let low = 0;
    let high = ranges.length;
    // Every range before `low` starts at or before the code unit, every one from `high` on starts after it.
    while (low < high) {
        const middle = (low + high) >>> 1;
        const range = ranges[middle];
        if (range !== undefined && range.start <= codeUnit)
            low = middle + 1;
        else
            high = middle;
    }
    const candidate = ranges[low - 1];
    return candidate !== undefined && codeUnit < candidate.end ? candidate : undefined;
}
