import type { Document } from './document.ts';
import type { ScopeLookup } from './scope.ts';
/**
 * Returns the scope lookup of any document: markdown is parsed at the first question, everything else is read by lines.
 *
 * Markdown that is too large to be parsed, or too deeply nested for the parser, is read by lines too. Never throws.
 */
export declare function createScope(document: Document): ScopeLookup;
