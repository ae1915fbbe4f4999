import { isAsciiBlank, isAsciiLetter, isomorphicText, standsAt } from './ascii.js';
import { attributeAt } from './html-attribute.js';
import { encodingInDocument } from './label.js';
import { unmarkedXml, xmlDeclaration } from './xml-declaration.js';
/** How many bytes browsers look through for a declaration before they read a page. */
const prescanLength = 1024;
/** Bytes in which a late one is looked for. */
const longestHead = 65_536;
const lessThan = 0x3c;
const greaterThan = 0x3e;
const hyphen = 0x2d;
const slash = 0x2f;
const exclamation = 0x21;
const question = 0x3f;
/**
 * Gives the declaration that a browser goes by which has only the bytes of a page: what stands in its first 1024 bytes.
 * Linear in these. Source: https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding.
 */
export function prescan(bytes) {
    const head = bytes.subarray(0, prescanLength);
    const wide = unmarkedXml(head);
    if (wide !== undefined)
        return wide;
    for (const written of metaLabels(head))
        if (written.encoding !== undefined)
            return written;
    const written = xmlDeclaration(head);
    return written?.encoding === undefined ? undefined : written;
}
/**
 * Gives all declarations of a page, the strongest first: those that the prescan sees, and then the `<meta>` elements that
 * come too late for it. Late ones are looked for in the head only and not in scripts, where text like them is a string.
 */
export function htmlDeclarations(bytes) {
    const head = bytes.subarray(0, prescanLength);
    const wide = unmarkedXml(head);
    if (wide !== undefined)
        return [wide];
    if (!mayDeclare(bytes))
        return [];
    const metas = [...metaLabels(head)];
    const seenTo = metas.at(-1)?.span.end ?? 0;
    const late = bytes.length <= prescanLength ? [] : [...metaLabels(bytes.subarray(0, longestHead), true)].filter(({ span }) => span.start >= seenTo);
    const xml = xmlDeclaration(head);
    return [...metas, ...(xml === undefined ? [] : [xml]), ...late.map((written) => ({ ...written, isLate: true }))];
}
/** Whether a page holds the beginning of what declares, in any case; most pieces of pages do not, and need no look at their tags. */
function mayDeclare(bytes) {
    if (bytes[0] === lessThan && bytes[1] === question)
        return true;
    const end = Math.min(bytes.length, longestHead);
    for (let at = 0; at < end; at++) {
        if (bytes[at] === lessThan && (bytes[at + 1] | 0x20) === 0x6d && isTag(bytes, at, '<meta'))
            return true;
    }
    return false;
}
/** The labels of the `<meta>` elements, read as the prescan reads them; with `isHead` only to the end of the head. */
function* metaLabels(bytes, isHead = false) {
    const end = bytes.length;
    for (let at = bytes.indexOf(lessThan); at >= 0 && at < end; at = bytes.indexOf(lessThan, at + 1)) {
        if (standsAt(bytes, at, '<!--'))
            at = endOfComment(bytes, at + 4);
        else if (isTag(bytes, at, '<meta') && bytes[at + 5] !== greaterThan) {
            const meta = readMeta(bytes, at + 5);
            if (meta === undefined)
                return;
            if (meta.written !== undefined)
                yield meta.written;
            at = meta.next;
        }
        else if (isAsciiLetter(bytes[at + 1]) || (bytes[at + 1] === slash && isAsciiLetter(bytes[at + 2]))) {
            if (isHead && (isTag(bytes, at, '</head') || isTag(bytes, at, '<body')))
                return;
            const raw = isHead ? rawElements.find((element) => isTag(bytes, at, `<${element}`)) : undefined;
            at = endOfTag(bytes, at + 1);
            if (raw !== undefined && at >= 0)
                at = endOfRawText(bytes, at, raw);
        }
        else if (bytes[at + 1] === exclamation || bytes[at + 1] === slash || bytes[at + 1] === question)
            at = bytes.indexOf(greaterThan, at + 1);
        if (at < 0)
            return;
    }
}
/** Whether a tag opens at `at` that begins so and whose name ends there. */
function isTag(bytes, at, opening) {
    const after = bytes[at + opening.length];
    return standsAt(bytes, at, opening) && (isAsciiBlank(after) || after === slash || after === greaterThan);
}
/** Elements whose text holds no elements that count. */
const rawElements = ['script', 'style', 'title', 'textarea', 'noscript', 'template'];
/** Where the first `-->` ends whose hyphens may be those of `<!--`: at its last byte; -1 when there is none. */
function endOfComment(bytes, start) {
    let at = bytes.indexOf(greaterThan, start);
    while (at >= 0 && !(bytes[at - 1] === hyphen && bytes[at - 2] === hyphen))
        at = bytes.indexOf(greaterThan, at + 1);
    return at;
}
/** Where a tag ends whose name begins at `start`, its attributes read; -1 when the bytes end before it. */
function endOfTag(bytes, start) {
    let at = start;
    while (at < bytes.length && !isAsciiBlank(bytes[at]) && bytes[at] !== greaterThan)
        at++;
    for (;;) {
        const attribute = attributeAt(bytes, at, bytes.length);
        if (attribute === undefined)
            return -1;
        at = attribute.next;
        if (attribute.name === '')
            return at;
    }
}
function endOfRawText(bytes, start, element) {
    let at = bytes.indexOf(lessThan, start);
    while (at >= 0 && !standsAt(bytes, at, `</${element}`))
        at = bytes.indexOf(lessThan, at + 1);
    return at;
}
function readMeta(bytes, start) {
    const seen = new Set();
    let isPragma = false;
    // The first label that decides; `content` only counts beside http-equiv="content-type".
    let written;
    let needsPragma = false;
    for (let at = start;;) {
        const attribute = attributeAt(bytes, at, bytes.length);
        if (attribute === undefined)
            return undefined;
        const { name, value, next } = attribute;
        if (name === '')
            return { written: needsPragma && !isPragma ? undefined : written, next };
        at = next;
        if (seen.has(name))
            continue;
        seen.add(name);
        if (name === 'http-equiv')
            isPragma = standsAt(bytes, value.start, 'content-type') && value.end - value.start === 12;
        else if (name === 'charset') {
            written = writtenLabel(bytes, value, '<meta charset>');
            needsPragma = false;
        }
        else if (name === 'content') {
            const span = seen.has('charset') ? undefined : charsetInContent(bytes, value);
            if (span === undefined)
                continue;
            written = writtenLabel(bytes, span, '<meta http-equiv>');
            needsPragma = true;
        }
    }
}
/** The label of `text/html; charset=...`. Source: https://html.spec.whatwg.org/#algorithm-for-extracting-a-character-encoding-from-a-meta-element. */
function charsetInContent(bytes, { start, end }) {
    const text = isomorphicText(bytes, start, end);
    const found = /charset[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (found === null)
        return undefined;
    const at = found.index + found[0].length;
    const quote = text[at];
    if (quote !== '"' && quote !== "'")
        return { start: start + at, end: start + at + (/^[^\t\n\f\r ;]*/.exec(text.slice(at))?.[0].length ?? 0) };
    const close = text.indexOf(quote, at + 1);
    return close < 0 ? undefined : { start: start + at + 1, end: start + close };
}
function writtenLabel(bytes, value, source) {
    let { start, end } = value;
    while (start < end && isAsciiBlank(bytes[start]))
        start++;
    while (end > start && isAsciiBlank(bytes[end - 1]))
        end--;
    const label = isomorphicText(bytes, start, end);
    const encoding = encodingInDocument(label);
    return { label, encoding: encoding === 'x-user-defined' ? 'windows-1252' : encoding, span: { start, end }, source, isLate: false };
}
