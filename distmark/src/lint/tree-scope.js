import { frontMatterEnd } from './front-matter.js';
import { noOpenElements, trackHtml } from './html-scope.js';
import { createLineScope } from './line-scope.js';
import { linkDestination } from './link-destination.js';
import { createRangeLookup } from './scope-ranges.js';
/**
 * Returns the scope lookup of a document whose markdown tree is there already; the tree is read at the first question.
 *
 * The tree must come from the document's text, or from the part of it after the front matter. Only its positions are
 * used. A tree of another language, without positions, or of another text is left aside, and the lines answer. Linear in
 * the tree, which may be nested to any depth. Never throws.
 */
export function createScopeOfTree(document, tree) {
    let lookup;
    return place => {
        lookup ??= readTree(document, tree);
        return lookup(place);
    };
}
/** Tells whether a tree is markdown (mdast), and not the HTML (hast), XML or natural language that other parsers make. */
export function isMarkdownTree(tree) {
    return tree.type === 'root' && !childrenOf(tree).some(child => child.type === 'element' || child.type === 'doctype');
}
function readTree(document, tree) {
    const text = document.text({ start: 0, end: document.utf8.length });
    const frontMatter = frontMatterEnd(text);
    const base = textBefore(tree, text, frontMatter);
    if (base === undefined || !isMarkdownTree(tree))
        return createLineScope(document);
    const { ranges, quoted, urls } = rangesOf(tree, text, base);
    return createRangeLookup(text, [[{ start: 0, end: frontMatter, scope: 'front-matter' }], quoted, urls, ranges]);
}
/**
 * Returns how many code units of `text` lie before what a tree was parsed from; undefined when its text is another.
 *
 * The parser drops a byte order mark without counting it (and `TextDecoder` may have dropped one before), so its offsets are
 * too small by what its text is too short: by marks, with or without the front matter before them, and nothing else.
 */
export function textBefore(tree, text, frontMatter) {
    const end = tree.position?.end.offset;
    if (end === undefined || end > text.length)
        return undefined;
    const base = text.length - end;
    const dropped = text.slice(base < frontMatter ? 0 : frontMatter, base);
    return /^\uFEFF*$/.test(dropped) ? base : undefined;
}
const SCOPES = new Map([
    ['code', 'code'],
    ['html', 'html'],
    ['inlineCode', 'inline-code'],
    ['toml', 'front-matter'],
    ['yaml', 'front-matter'],
]);
// Elements that open in one of these and are not closed there are forgotten at its end. But its end tags may close what an
// HTML block opened: in markdown `</code></div>` on a line of its own is a paragraph.
const BLOCKS_OF_PHRASES = new Set(['heading', 'paragraph', 'tableCell']);
function rangesOf(tree, text, base) {
    const ranges = [];
    const html = { quoted: [], urls: [] };
    // Not a recursion: a line of `>` nests as deep as it is long.
    const visits = [{ node: tree, open: noOpenElements() }];
    for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
        const { node } = visit;
        const source = sourceOf(node, base);
        if (source !== undefined) {
            const scope = SCOPES.get(node.type);
            if (scope !== undefined)
                ranges.push({ ...source, scope });
            if (node.type === 'html')
                trackHtml({ text, ...source }, visit.open, html);
            const url = urlOf(node, source, text);
            if (url !== undefined)
                ranges.push({ ...url, scope: 'url' });
        }
        const open = BLOCKS_OF_PHRASES.has(node.type) ? noOpenElements(visit.open) : visit.open;
        const children = childrenOf(node);
        for (let i = children.length - 1; i >= 0; i--) {
            const child = children[i];
            if (child !== undefined)
                visits.push({ node: child, open });
        }
    }
    return { ranges, ...html };
}
function urlOf(node, source, text) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition')
        return undefined;
    return linkDestination(text, { ...source, kind: node.type });
}
/** Returns the code units of the text that a node takes, when `base` of them lie before the tree; undefined without a position. */
export function sourceOf(node, base) {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    return start === undefined || end === undefined ? undefined : { start: base + start, end: base + end };
}
/** Returns the children of a node; none when it cannot have any. */
export function childrenOf(node) {
    return 'children' in node && Array.isArray(node.children) ? node.children : [];
}
