import { frontMatterEnd } from './front-matter.js';
import { noOpenElements, trackHtml } from './html-scope.js';
import { readMarkdownLines } from './markdown-lines.js';
import { createRangeLookup } from './scope-ranges.js';
/**
 * Returns a scope lookup that needs no parser; the document is read at the first question, in one pass.
 *
 * In HTML it knows the elements that quote and the attributes that hold URLs; in markdown what `readMarkdownLines` does;
 * in any format front matter. All else is prose. Never throws.
 */
export function createLineScope(document) {
    let lookup;
    return place => {
        lookup ??= readLines(document);
        return lookup(place);
    };
}
function readLines(document) {
    const text = document.text({ start: 0, end: document.utf8.length });
    const start = frontMatterEnd(text);
    const frontMatter = [{ start: 0, end: start, scope: 'front-matter' }];
    if (document.format === 'markdown') {
        const { ranges, quoted, urls } = readMarkdownLines(text, start);
        return createRangeLookup(text, [frontMatter, quoted, ranges, urls]);
    }
    const html = { quoted: [], urls: [] };
    if (document.format === 'html')
        trackHtml({ text, start, end: text.length }, noOpenElements(), html);
    return createRangeLookup(text, [frontMatter, html.quoted, html.urls]);
}
