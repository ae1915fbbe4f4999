import { afterLineEnd, lineEndFrom } from './text-line.js';
const BYTE_ORDER_MARK = 0xfeff;
// YAML may also end in the document end marker, as pandoc writes it.
const CLOSING_BY_OPENING = new Map([
    ['---', ['---', '...']],
    ['+++', ['+++']],
]);
/**
 * Returns where the front matter at the start of a text ends, in code units and after its closing line; 0 without one.
 *
 * It stands between lines of exactly `---` (YAML) or `+++` (TOML), blanks at their ends aside, and nothing but a byte
 * order mark comes before it. An opening line that is never closed is a thematic break, so it opens nothing.
 */
export function frontMatterEnd(text) {
    const start = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
    const firstEnd = lineEndFrom(text, start);
    const closings = CLOSING_BY_OPENING.get(withoutBlanksAtEnd(text, start, firstEnd));
    if (closings === undefined)
        return 0;
    for (let at = afterLineEnd(text, firstEnd); at < text.length;) {
        const end = lineEndFrom(text, at);
        const next = afterLineEnd(text, end);
        if (closings.includes(withoutBlanksAtEnd(text, at, end)))
            return next;
        at = next;
    }
    return 0;
}
function withoutBlanksAtEnd(text, start, end) {
    let last = end;
    while (last > start && (text[last - 1] === ' ' || text[last - 1] === '\t'))
        last--;
    // A fence is three characters long: longer lines need no string.
    return last - start === 3 ? text.slice(start, last) : '';
}
