import type { TextRange } from './text-line.ts';
/** One start or end tag of a piece of HTML. */
export interface HtmlTag {
    /** In lower case. */
    readonly name: string;
    readonly isEndTag: boolean;
    /** Whether the tag ends in `/>`. */
    readonly isSelfClosing: boolean;
    /** Code unit after the tag's `>`. */
    readonly end: number;
    /** Values of the attributes that hold a URL, without their quotes. */
    readonly urls: readonly TextRange[];
}
/**
 * Reads the tag whose `<` stands at `at`, or returns undefined when no tag starts there.
 *
 * Returns `unclosed` when the piece ends inside the tag. Follows the tokenizer of
 * https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state, so a `>` in a quoted value does not end the tag.
 */
export declare function readTag(html: string, at: number): HtmlTag | 'unclosed' | undefined;
