import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { frontMatterEnd } from './front-matter.js';
import { createLineScope } from './line-scope.js';
import { isCapped } from './scope-cap.js';
import { createScopeOfTree } from './tree-scope.js';
/**
 * Returns the scope lookup of any document: markdown is parsed at the first question, everything else is read by lines.
 *
 * Markdown that is too large to be parsed, or too deeply nested for the parser, is read by lines too. Never throws.
 */
export function createScope(document) {
    let lookup;
    return place => {
        lookup ??= readDocument(document);
        return lookup(place);
    };
}
function readDocument(document) {
    if (document.format !== 'markdown' || isCapped(document))
        return createLineScope(document);
    const tree = parse(document);
    return tree === undefined ? createLineScope(document) : createScopeOfTree(document, tree);
}
// The parser knows no front matter and would take it for a break and a heading, or find an open fence in it.
function parse(document) {
    const text = document.text({ start: 0, end: document.utf8.length });
    try {
        return unified().use(remarkParse).parse(text.slice(frontMatterEnd(text)));
    }
    catch {
        // Nested deeply enough the parser runs out of stack.
        return undefined;
    }
}
