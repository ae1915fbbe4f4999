import { isLineEnd } from './text-line.js';
/**
 * Returns where the destination stands in the source of a link, image or definition, without angle brackets; undefined
 * when the source shows none, as after a plugin has turned a reference into a link.
 *
 * Labels and titles are not part of it. Autolinks are destinations as a whole. Works on the source alone, since the
 * node's own url is decoded. A destination that itself holds `](`, as `[a](](<)>)` does, may come out too short. Linear in
 * the source. Never throws.
 */
export function linkDestination(text, source) {
    if (source.kind === 'definition')
        return definitionDestination(text, source);
    const first = text[source.start];
    if (source.kind === 'link' && first === '<')
        return { start: source.start + 1, end: source.end - 1 };
    // GFM makes links of bare addresses.
    if (source.kind === 'link' && first !== '[')
        return { start: source.start, end: source.end };
    return resourceDestination(text, source);
}
/**
 * Returns the destination that starts at `at`, without angle brackets, or undefined when none does.
 *
 * https://spec.commonmark.org/0.31.2/#link-destination: either `<...>` on one line, or a run without blanks and controls
 * whose parentheses are balanced.
 */
export function destinationFrom(text, at, limit) {
    if (text[at] === '<') {
        for (let i = at + 1; i < limit; i++) {
            const unit = text.charCodeAt(i);
            if (unit === BACKSLASH)
                i++;
            else if (text[i] === '>')
                return { start: at + 1, end: i };
            else if (text[i] === '<' || isLineEnd(unit))
                return undefined;
        }
        return undefined;
    }
    let depth = 0;
    let i = at;
    for (; i < limit && !isBlankOrControl(text.charCodeAt(i)); i++) {
        if (text.charCodeAt(i) === BACKSLASH && i + 1 < limit && !isBlankOrControl(text.charCodeAt(i + 1)))
            i++;
        else if (text[i] === '(')
            depth++;
        else if (text[i] === ')' && --depth < 0)
            break;
    }
    return i > at ? { start: at, end: i } : undefined;
}
const BACKSLASH = 0x5c;
function definitionDestination(text, source) {
    // A label holds no bare brackets.
    let i = source.start + 1;
    while (i < source.end && text[i] !== ']')
        i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
    if (text[i + 1] !== ':')
        return undefined;
    return destinationFrom(text, afterBlanks(text, i + 2, source.end), source.end);
}
// An image has no children that would tell where its label ends, so the resource is read backwards from its `)`:
//     [label](  <destination>  "title" )
//             ^               ^       ^
function resourceDestination(text, source) {
    const floor = source.start + 1;
    if (text[source.end - 1] !== ')')
        return undefined;
    const contentEnd = beforeBlanks(text, source.end - 1, floor);
    const titleStart = titleBefore(text, contentEnd, floor);
    // The quote that seems to open the title may stand in the label: `[say "a](b")`.
    const beforeTitle = titleStart === undefined ? undefined : destinationBefore(text, beforeBlanks(text, titleStart, floor), floor);
    return beforeTitle ?? destinationBefore(text, contentEnd, floor);
}
/** Where the title that ends at `end` may start, behind blanks; undefined when what ends there can only be a destination. */
function titleBefore(text, end, floor) {
    const closing = text[end - 1];
    if ((closing !== '"' && closing !== "'" && closing !== ')') || isEscaped(text, end - 1, floor))
        return undefined;
    const opening = closing === ')' ? '(' : closing;
    for (let start = end - 2; start > floor; start--) {
        const unit = text[start];
        if ((unit !== opening && unit !== closing) || isEscaped(text, start, floor))
            continue;
        if (unit === opening && beforeBlanks(text, start, floor) < start)
            return start;
        // The parser lets a title in parentheses hold a `(`, but none holds the character that closes it.
        if (unit === closing)
            return undefined;
    }
    return undefined;
}
/** The destination that ends before `end` and that only blanks part from the `](` of its resource. */
function destinationBefore(text, end, floor) {
    return (text[end - 1] === '>' ? angleBefore(text, end, floor) : undefined) ?? bareBefore(text, end, floor);
}
function angleBefore(text, end, floor) {
    for (let i = end - 2; i > floor; i--) {
        if (isLineEnd(text.charCodeAt(i)))
            return undefined;
        if (text[i] !== '<' || isEscaped(text, i, floor))
            continue;
        return followsOpening(text, i, floor) ? { start: i + 1, end: end - 1 } : undefined;
    }
    return undefined;
}
function bareBefore(text, end, floor) {
    let depth = 0;
    let start = end;
    for (; start > floor && !isBlankOrControl(text.charCodeAt(start - 1)); start--) {
        const previous = text[start - 1];
        if ((previous !== '(' && previous !== ')') || isEscaped(text, start - 1, floor))
            continue;
        if (previous === ')')
            depth++;
        else if (--depth < 0)
            break;
    }
    // At the start of a line a `>` belongs to the block quote, even without a blank behind it.
    while (text[start] === '>' && start < end && beforeBlanks(text, start + 1, floor) < start)
        start++;
    return start < end && followsOpening(text, start, floor) ? { start, end } : undefined;
}
// Bare parentheses of a destination are balanced, so one that blanks or a destination follow can only open the resource.
function followsOpening(text, start, floor) {
    const at = beforeBlanks(text, start, floor) - 1;
    return text[at] === '(' && text[at - 1] === ']' && !isEscaped(text, at, floor);
}
function isEscaped(text, at, floor) {
    let start = at;
    while (start > floor && text.charCodeAt(start - 1) === BACKSLASH)
        start--;
    return (at - start) % 2 === 1;
}
/** Skips blanks and line ends, and the `>` of block quotes at the start of a line. */
function afterBlanks(text, from, limit) {
    let i = from;
    let isLineStart = false;
    for (; i < limit; i++) {
        const unit = text.charCodeAt(i);
        if (isLineEnd(unit))
            isLineStart = true;
        else if (text[i] !== ' ' && text[i] !== '\t' && !(isLineStart && text[i] === '>'))
            break;
    }
    return i;
}
/** `afterBlanks` backwards: `>` is skipped only where nothing but blanks and `>` stands before it on its line. */
function beforeBlanks(text, from, floor) {
    let end = from;
    for (;;) {
        while (end > floor && (text[end - 1] === ' ' || text[end - 1] === '\t'))
            end--;
        let lineStart = end;
        while (lineStart > floor && ' \t>'.includes(text.charAt(lineStart - 1)))
            lineStart--;
        if (lineStart <= floor || !isLineEnd(text.charCodeAt(lineStart - 1)))
            return end;
        end = lineStart - 1;
    }
}
function isBlankOrControl(unit) {
    return unit <= 0x20 || unit === 0x7f;
}
