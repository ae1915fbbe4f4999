import type { TextRange } from './text-line.ts';
/** A markdown link, image or definition: the range of its source in the text, and which of them it is. */
export interface LinkSource extends TextRange {
    readonly kind: 'link' | 'image' | 'definition';
}
/**
 * Returns where the destination stands in the source of a link, image or definition, without angle brackets; undefined
 * when the source shows none, as after a plugin has turned a reference into a link.
 *
 * Labels and titles are not part of it. Autolinks are destinations as a whole. Works on the source alone, since the
 * node's own url is decoded. A destination that itself holds `](`, as `[a](](<)>)` does, may come out too short. Linear in
 * the source. Never throws.
 */
export declare function linkDestination(text: string, source: LinkSource): TextRange | undefined;
/**
 * Returns the destination that starts at `at`, without angle brackets, or undefined when none does.
 *
 * https://spec.commonmark.org/0.31.2/#link-destination: either `<...>` on one line, or a run without blanks and controls
 * whose parentheses are balanced.
 */
export declare function destinationFrom(text: string, at: number, limit: number): TextRange | undefined;
