import type { HtmlRanges } from './html-scope.ts';
import type { ScopeRange } from './scope-ranges.ts';
/** What the lines of a markdown text show without a parser. */
export interface MarkdownRanges extends HtmlRanges {
    /** Fenced code, code spans and link destinations, in order. */
    readonly ranges: readonly ScopeRange[];
}
/**
 * Reads markdown line by line, from `from` on, and returns what quotes and what is a URL.
 *
 * Knows fences (also in block quotes and lists), code spans, destinations and tags that begin and end on one line, and
 * HTML elements over several lines. Indented code is not guessed: continued list items look the same, and prose taken for
 * code would hide damage. Linear in the text. Never throws.
 */
export declare function readMarkdownLines(text: string, from: number): MarkdownRanges;
