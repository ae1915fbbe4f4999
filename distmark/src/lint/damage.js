import { utf8Length } from '../encoding/utf8.js';
/**
 * Places the pairs of a line in its document, but for those inside one of `allowed`, strings that are right as they stand.
 * Gives undefined when none is left. Linear in the line.
 */
export function placeDamage(document, input, allowed) {
    const { line, body, text } = input;
    const isAllowed = allowedIn(body, allowed);
    const pairs = allowed.length === 0 ? input.pairs : input.pairs.filter((pair) => !isAllowed(pair));
    const first = pairs[0];
    const last = pairs[pairs.length - 1];
    if (first === undefined || last === undefined)
        return undefined;
    const marks = document.text(line.span).slice(0, input.bodyStart);
    const pairSpans = spansOf(pairs, body, line.span.start + utf8Length(marks));
    const end = last.foundStart + last.found.length;
    return {
        pairs,
        pairSpans,
        span: { start: pairSpans[0].start, end: pairSpans[pairSpans.length - 1].end },
        actual: body.slice(first.foundStart, end),
        expected: text.slice(first.expectedStart, last.expectedStart + last.expected.length),
        rest: `${body.slice(0, first.foundStart)} ${between(body, pairs)} ${body.slice(end)}`
    };
}
function spansOf(pairs, body, base) {
    let codeUnits = 0;
    let byteOffset = base;
    const advance = (to) => {
        byteOffset += utf8Length(body.slice(codeUnits, to));
        codeUnits = to;
        return byteOffset;
    };
    return pairs.map((pair) => ({ start: advance(pair.foundStart), end: advance(pair.foundStart + pair.found.length) }));
}
/** The text between the damaged words of a line. */
function between(body, pairs) {
    const pieces = [];
    for (let index = 1; index < pairs.length; index++) {
        const previous = pairs[index - 1];
        const gap = body.slice(previous.foundStart + previous.found.length, pairs[index].foundStart);
        // Letters that touch a damaged character belong to its word.
        const inner = gap.replace(/^\S+/, '').replace(/\S+$/, '');
        if (inner !== '')
            pieces.push(inner);
    }
    return pieces.join(' ');
}
function allowedIn(body, allowed) {
    const ranges = [];
    for (const text of allowed) {
        if (text === '')
            continue;
        for (let start = body.indexOf(text); start >= 0; start = body.indexOf(text, start + 1))
            ranges.push({ start, end: start + text.length });
    }
    return (pair) => ranges.some(({ start, end }) => start <= pair.foundStart && pair.foundStart + pair.found.length <= end);
}
