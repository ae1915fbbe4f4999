import type { ScopeRange } from './scope-ranges.ts';
import type { TextRange } from './text-line.ts';
/** A piece of a document's text that is read as HTML. */
export interface HtmlPiece extends TextRange {
    /** The whole text; `start` and `end` are places in it. */
    readonly text: string;
}
/** The quoting elements whose end tag is still to come. */
export interface OpenElements {
    /** Where their start tags end, by element name. */
    readonly contentStarts: Map<string, number[]>;
    /** Those around the block that this one is for: its end tags may close them. */
    readonly outer: OpenElements | undefined;
}
/** What was found in the pieces so far; the ranges are places in the whole text. */
export interface HtmlRanges {
    /** Contents of the elements that quote, as `code`; disjoint and in order. */
    readonly quoted: ScopeRange[];
    /** Values of URL attributes, as `url`. */
    readonly urls: ScopeRange[];
}
/** Returns a new, empty set of open elements inside of `outer`. */
export declare function noOpenElements(outer?: OpenElements): OpenElements;
/**
 * Reads one piece of HTML and adds to `found` what quotes and what is a URL.
 *
 * `open` carries elements from piece to piece, since markdown cuts `<code>x</code>` into a tag, text and a tag. An
 * element that is never closed quotes nothing: a forgotten end tag must not hide the damage in the rest of a file.
 * Never throws; linear in the piece.
 */
export declare function trackHtml(piece: HtmlPiece, open: OpenElements, found: HtmlRanges): void;
