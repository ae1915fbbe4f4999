import type { Node } from 'unist';
import type { Document } from './document.ts';
import type { ScopeLookup } from './scope.ts';
import type { TextRange } from './text-line.ts';
/**
 * Returns the scope lookup of a document whose markdown tree is there already; the tree is read at the first question.
 *
 * The tree must come from the document's text, or from the part of it after the front matter. Only its positions are
 * used. A tree of another language, without positions, or of another text is left aside, and the lines answer. Linear in
 * the tree, which may be nested to any depth. Never throws.
 */
export declare function createScopeOfTree(document: Document, tree: Node): ScopeLookup;
/** Tells whether a tree is markdown (mdast), and not the HTML (hast), XML or natural language that other parsers make. */
export declare function isMarkdownTree(tree: Node): boolean;
/**
 * Returns how many code units of `text` lie before what a tree was parsed from; undefined when its text is another.
 *
 * The parser drops a byte order mark without counting it (and `TextDecoder` may have dropped one before), so its offsets are
 * too small by what its text is too short: by marks, with or without the front matter before them, and nothing else.
 */
export declare function textBefore(tree: Node, text: string, frontMatter: number): number | undefined;
/** Returns the code units of the text that a node takes, when `base` of them lie before the tree; undefined without a position. */
export declare function sourceOf(node: Node, base: number): TextRange | undefined;
/** Returns the children of a node; none when it cannot have any. */
export declare function childrenOf(node: Node): readonly Node[];
