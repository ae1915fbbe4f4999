import { readTag } from './html-tag.js';
const QUOTING_ELEMENTS = new Set(['code', 'kbd', 'pre', 'samp', 'script']);
// Elements whose content holds no tags (the tokenizer's RAWTEXT, RCDATA and script data states).
const RAW_ELEMENTS = new Set([
    'iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp',
]);
/** Returns a new, empty set of open elements inside of `outer`. */
export function noOpenElements(outer) {
    return { contentStarts: new Map(), outer };
}
/**
 * Reads one piece of HTML and adds to `found` what quotes and what is a URL.
 *
 * `open` carries elements from piece to piece, since markdown cuts `<code>x</code>` into a tag, text and a tag. An
 * element that is never closed quotes nothing: a forgotten end tag must not hide the damage in the rest of a file.
 * Never throws; linear in the piece.
 */
export function trackHtml(piece, open, found) {
    const html = piece.text.slice(piece.start, piece.end);
    let at = html.indexOf('<');
    while (at >= 0) {
        const tag = readTag(html, at);
        if (tag === 'unclosed')
            return;
        if (tag === undefined) {
            at = html.indexOf('<', afterNonTag(html, at));
            continue;
        }
        for (const url of tag.urls) {
            found.urls.push({ start: piece.start + url.start, end: piece.start + url.end, scope: 'url' });
        }
        if (QUOTING_ELEMENTS.has(tag.name)) {
            if (tag.isEndTag)
                close(tag.name, piece.start + at);
            else if (!tag.isSelfClosing)
                openElement(tag.name, piece.start + tag.end);
        }
        const next = holdsRawText(tag) ? rawTextEnd(html, tag) : tag.end;
        at = html.indexOf('<', next);
    }
    function openElement(name, contentStart) {
        const starts = open.contentStarts.get(name);
        if (starts === undefined)
            open.contentStarts.set(name, [contentStart]);
        else
            starts.push(contentStart);
    }
    function close(name, contentEnd) {
        let start;
        for (let level = open; level !== undefined && start === undefined; level = level.outer) {
            start = level.contentStarts.get(name)?.pop();
        }
        if (start !== undefined)
            addQuoted(found.quoted, start, contentEnd);
    }
}
// Ranges come in order of their ends, so what the new one covers or touches stands last.
function addQuoted(quoted, contentStart, end) {
    let start = contentStart;
    for (let last = quoted.at(-1); last !== undefined && last.end >= start; last = quoted.at(-1)) {
        start = Math.min(start, last.start);
        quoted.pop();
    }
    quoted.push({ start, end, scope: 'code' });
}
// XHTML closes these elements with `/>`. In HTML such a slash means nothing, but nobody leaves a page like that: the
// browser would swallow all that follows.
function holdsRawText(tag) {
    return !tag.isEndTag && !tag.isSelfClosing && RAW_ELEMENTS.has(tag.name);
}
/** Where the end tag of a raw element starts, or the end of the piece. */
function rawTextEnd(html, tag) {
    for (let at = html.indexOf('</', tag.end); at >= 0; at = html.indexOf('</', at + 2)) {
        const nameEnd = at + 2 + tag.name.length;
        if (html.slice(at + 2, nameEnd).toLowerCase() === tag.name && /^[\t\n\f\r />]/.test(html.charAt(nameEnd)))
            return at;
    }
    return html.length;
}
/** Where to go on after a `<` that starts a comment, a declaration, an instruction, or nothing at all. */
function afterNonTag(html, at) {
    if (html.startsWith('<!--', at)) {
        // `<!-->` and `<!--->` are whole comments: the closing dashes may be the opening ones.
        const end = html.indexOf('-->', at + 2);
        return end < 0 ? html.length : end + 3;
    }
    const following = html[at + 1];
    if (following !== '!' && following !== '?' && following !== '/')
        return at + 1;
    const end = html.indexOf('>', at + 2);
    return end < 0 ? html.length : end + 1;
}
