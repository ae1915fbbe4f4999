import { isAsciiBlank, isomorphicText } from './ascii.js';
const doubleQuote = 0x22;
const singleQuote = 0x27;
const slash = 0x2f;
const equalsSign = 0x3d;
const greaterThan = 0x3e;
/**
 * Reads the attribute of a tag at or after `start`. Gives undefined when the bytes end (at `end`) before it does, which
 * ends the prescan. Source: https://html.spec.whatwg.org/#concept-get-attributes-when-sniffing.
 */
export function attributeAt(bytes, start, end) {
    let at = start;
    while (at < end && (isAsciiBlank(bytes[at]) || bytes[at] === slash))
        at++;
    const nameStart = at;
    // An equals sign that begins a name belongs to it.
    while (at < end && !endsName(bytes[at], at === nameStart))
        at++;
    const name = isomorphicText(bytes, nameStart, at).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    const nameEnd = at;
    if (name !== '')
        at = skipBlanks(bytes, at, end);
    if (at >= end)
        return undefined;
    if (bytes[at] !== equalsSign)
        return { name, value: { start: nameEnd, end: nameEnd }, next: at };
    return withValue(name, bytes, skipBlanks(bytes, at + 1, end), end);
}
function endsName(byte, isFirst) {
    return isAsciiBlank(byte) || byte === slash || byte === greaterThan || (byte === equalsSign && !isFirst);
}
function withValue(name, bytes, start, end) {
    const quote = bytes[start];
    if (start < end && (quote === doubleQuote || quote === singleQuote)) {
        const close = bytes.subarray(0, end).indexOf(quote, start + 1);
        return close < 0 ? undefined : { name, value: { start: start + 1, end: close }, next: close + 1 };
    }
    let at = start;
    while (at < end && !isAsciiBlank(bytes[at]) && bytes[at] !== greaterThan)
        at++;
    return at >= end ? undefined : { name, value: { start, end: at }, next: at };
}
function skipBlanks(bytes, start, end) {
    let at = start;
    while (at < end && isAsciiBlank(bytes[at]))
        at++;
    return at;
}
