import { isAsciiBlank, standsAt } from './ascii.js';
import { cssDeclaration } from './css-declaration.js';
import { htmlDeclarations } from './html-declaration.js';
import { poDeclaration } from './po-declaration.js';
import { unmarkedXml, xmlDeclaration } from './xml-declaration.js';
/** Gives what a file says of its own encoding, the strongest declaration first. */
export function documentDeclarations(bytes, hints) {
    const format = declaringFormatOf(bytes, hints);
    return format === undefined ? [] : readers[format](bytes);
}
/**
 * Tells which declarations a file may hold, by its media type, its extension, or else its first bytes. Markdown may begin
 * with HTML, and what such a page shows of a `<meta>` is an example.
 */
export function declaringFormatOf(bytes, { path, mediaType }) {
    if (mediaType !== undefined)
        return formatOfMediaType(mediaType);
    const extension = /\.([a-z0-9]+)$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? '';
    return formats.get(extension) ?? (markdown.has(extension) ? undefined : formatOfStart(bytes));
}
const readers = {
    html: htmlDeclarations,
    xhtml: (bytes) => {
        const [xml, others] = [xmlDeclarations(bytes), htmlDeclarations(bytes)];
        return [...xml, ...others.filter(({ source }) => source.startsWith('<meta'))];
    },
    xml: xmlDeclarations,
    po: (bytes) => listOf(poDeclaration(bytes)),
    css: (bytes) => listOf(cssDeclaration(bytes))
};
function xmlDeclarations(bytes) {
    return listOf(unmarkedXml(bytes) ?? xmlDeclaration(bytes));
}
function listOf(written) {
    return written === undefined ? [] : [written];
}
const formats = new Map([
    ...['html', 'htm', 'shtml'].map((extension) => [extension, 'html']),
    ...['xhtml', 'xht'].map((extension) => [extension, 'xhtml']),
    ...['xml', 'xsl', 'xslt', 'xsd', 'svg', 'rss', 'atom', 'opml', 'dita', 'ditamap', 'xliff', 'xlf', 'resx', 'resw', 'tmx', 'stringsdict', 'plist']
        .map((extension) => [extension, 'xml']),
    ['po', 'po'], ['pot', 'po'], ['css', 'css']
]);
const markdown = new Set(['md', 'markdown', 'mdown', 'mkd', 'mkdn', 'mdx', 'qmd', 'rmd']);
function formatOfMediaType(mediaType) {
    if (mediaType === 'text/html')
        return 'html';
    if (mediaType === 'application/xhtml+xml')
        return 'xhtml';
    if (mediaType === 'text/css')
        return 'css';
    if (/^text\/(?:x-gettext-translation|x-po)/.test(mediaType))
        return 'po';
    return /^(?:text|application)\/xml$|\+xml$/.test(mediaType) ? 'xml' : undefined;
}
function formatOfStart(bytes) {
    let start = 0;
    while (isAsciiBlank(bytes[start]))
        start++;
    if (bytes[start] !== 0x3c && bytes[start] !== 0)
        return undefined;
    if (standsAt(bytes, 0, '<?xml') || unmarkedXml(bytes) !== undefined)
        return 'xml';
    return standsAt(bytes, start, '<!doctype html') || standsAt(bytes, start, '<html') ? 'html' : undefined;
}
