import type { Document } from './document.ts';
import type { ScopeLookup } from './scope.ts';
/**
 * Returns a scope lookup that needs no parser; the document is read at the first question, in one pass.
 *
 * In HTML it knows the elements that quote and the attributes that hold URLs; in markdown what `readMarkdownLines` does;
 * in any format front matter. All else is prose. Never throws.
 */
export declare function createLineScope(document: Document): ScopeLookup;
