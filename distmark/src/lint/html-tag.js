// https://html.spec.whatwg.org/multipage/indices.html#attributes-3: those whose value is a URL, or a list of them.
const URL_ATTRIBUTES = new Set([
    'action', 'background', 'cite', 'data', 'formaction', 'href', 'poster', 'src', 'srcset', 'xlink:href',
]);
/**
 * Reads the tag whose `<` stands at `at`, or returns undefined when no tag starts there.
 *
 * Returns `unclosed` when the piece ends inside the tag. Follows the tokenizer of
 * https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state, so a `>` in a quoted value does not end the tag.
 */
export function readTag(html, at) {
    const isEndTag = html[at + 1] === '/';
    const nameStart = at + (isEndTag ? 2 : 1);
    if (!isLetter(html.charCodeAt(nameStart)))
        return undefined;
    let i = nameStart;
    while (i < html.length && !endsName(html.charCodeAt(i)))
        i++;
    const name = html.slice(nameStart, i).toLowerCase();
    const urls = [];
    let isSelfClosing = false;
    while (i < html.length) {
        const unit = html.charCodeAt(i);
        if (unit === GREATER_THAN)
            return { name, isEndTag, isSelfClosing, end: i + 1, urls };
        if (unit === SLASH || isBlank(unit)) {
            isSelfClosing = unit === SLASH;
            i++;
            continue;
        }
        isSelfClosing = false;
        const attribute = readAttribute(html, i);
        if (attribute.value !== undefined && URL_ATTRIBUTES.has(attribute.name))
            urls.push(attribute.value);
        i = attribute.end;
    }
    return 'unclosed';
}
function readAttribute(html, start) {
    // An equals sign that stands first belongs to the name.
    let i = start + 1;
    while (i < html.length && html.charCodeAt(i) !== EQUALS && !endsName(html.charCodeAt(i)))
        i++;
    const name = html.slice(start, i).toLowerCase();
    const nameEnd = i;
    i = afterBlanks(html, i);
    if (html.charCodeAt(i) !== EQUALS)
        return { name, value: undefined, end: nameEnd };
    i = afterBlanks(html, i + 1);
    const quote = html.charAt(i);
    if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, i + 1);
        const valueEnd = close < 0 ? html.length : close;
        return { name, value: { start: i + 1, end: valueEnd }, end: valueEnd + 1 };
    }
    const valueStart = i;
    while (i < html.length && html.charCodeAt(i) !== GREATER_THAN && !isBlank(html.charCodeAt(i)))
        i++;
    return { name, value: { start: valueStart, end: i }, end: i };
}
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER_THAN = 0x3e;
function afterBlanks(html, from) {
    let i = from;
    while (isBlank(html.charCodeAt(i)))
        i++;
    return i;
}
function endsName(unit) {
    return unit === SLASH || unit === GREATER_THAN || isBlank(unit);
}
function isBlank(unit) {
    return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d && unit !== 0x0b);
}
function isLetter(unit) {
    const lower = unit | 0x20;
    return lower >= 0x61 && lower <= 0x7a;
}
