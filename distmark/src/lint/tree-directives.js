import { utf8Length } from '../encoding/utf8.js';
import { namedRules } from './directive.js';
import { frontMatterEnd } from './front-matter.js';
import { nearestName } from './nearest-name.js';
import { byteOffsetAfter } from './place.js';
import { childrenOf, sourceOf, textBefore } from './tree-scope.js';
/**
 * Finds the directives that users of remark write: comments of a tree such as `<!--mojilint ignore no-bom-->`, which holds for
 * the node that follows it, or `disable`, which holds until `enable`. A comment of MDX is one in braces.
 *
 * The tree must come from the document's text; one of another text has none. Linear in the tree, and in the text for each
 * directive. Never throws.
 */
export function findTreeDirectives(document, tree) {
    const { utf8 } = document;
    const text = document.text({ start: 0, end: utf8.length });
    const base = textBefore(tree, text, frontMatterEnd(text));
    if (base === undefined)
        return { asked: [], misspelt: [] };
    const asked = [];
    const misspelt = [];
    const spanOf = (node) => {
        const source = node && sourceOf(node, base);
        if (source === undefined)
            return { start: Infinity, end: Infinity };
        const start = byteOffsetAfter(utf8, 0, source.start);
        return { start, end: byteOffsetAfter(utf8, start, source.end - source.start) };
    };
    for (const { node, next } of comments(tree)) {
        const source = sourceOf(node, base);
        const [, before = '', keyword = '', words = ''] = source === undefined ? [] : comment.exec(text.slice(source.start, source.end)) ?? [];
        if (keyword === '')
            continue;
        const whole = spanOf(node);
        const start = whole.start + utf8Length(before);
        const end = start + keyword.length;
        const rules = namedRules(utf8, { start: end, end: end + utf8Length(words) });
        const span = { start, end: rules.at(-1)?.span.end ?? end };
        if (keyword === 'ignore')
            asked.push({ action: 'disable', span, region: spanOf(next), rules });
        else if (keyword === 'disable' || keyword === 'enable')
            asked.push({ action: keyword, span, region: undefined, rules });
        else {
            const nearest = nearestName(keyword, ['ignore', 'disable', 'enable']);
            if (nearest !== undefined)
                misspelt.push({ written: keyword, nearest, span: { start, end } });
        }
    }
    return { asked, misspelt };
}
const comment = /^((?:<!--|\{\s*\/\*+)\s*mojilint\s+)([a-z]+)((?:\s[^]*?)?)(?:-->|\*\/\s*\})\s*$/;
const commentTypes = new Set(['comment', 'html', 'mdxFlowExpression', 'mdxTextExpression']);
function comments(tree) {
    const found = [];
    // Not a recursion: a line of `>` nests as deep as it is long.
    const visits = [{ node: tree, next: undefined }];
    for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
        if (commentTypes.has(visit.node.type))
            found.push(visit);
        // The blanks between two elements of HTML are nodes as well.
        const children = childrenOf(visit.node).filter((child) => !isBlank(child));
        for (let index = children.length - 1; index >= 0; index--) {
            const child = children[index];
            if (child !== undefined)
                visits.push({ node: child, next: children[index + 1] ?? visit.next });
        }
    }
    return found;
}
function isBlank(node) {
    return node.type === 'text' && 'value' in node && typeof node.value === 'string' && node.value.trim() === '';
}
