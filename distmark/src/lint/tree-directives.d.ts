import type { Node } from 'unist';
import { type Directives } from './directive.ts';
import type { Document } from './document.ts';
/**
 * Finds the directives that users of remark write: comments of a tree such as `<!--mojilint ignore no-bom-->`, which holds for
 * the node that follows it, or `disable`, which holds until `enable`. A comment of MDX is one in braces.
 *
 * The tree must come from the document's text; one of another text has none. Linear in the tree, and in the text for each
 * directive. Never throws.
 */
export declare function findTreeDirectives(document: Document, tree: Node): Directives;
