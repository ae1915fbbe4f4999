import type { Span } from '../encoding/span.ts';
/**
 * What is made of the directives in a document's comments: they are obeyed, or ignored, or obeyed and reported where they
 * change nothing.
 */
export type DirectiveMode = 'obey' | 'ignore' | 'report-unused';
/** What a comment asks: that rules report nothing in a part of the document, or report again. */
export interface Directive {
    readonly action: 'disable' | 'enable';
    /** Bytes of the document's UTF-8 text that the directive takes. */
    readonly span: Span;
    /** Bytes in which it holds; when undefined it holds from its span on, until another asks for the opposite. */
    readonly region: Span | undefined;
    /** The rules that it names; none means all. */
    readonly rules: readonly NamedRule[];
}
/** A word of a directive where the id of a rule stands, which need not exist. */
export interface NamedRule {
    readonly id: string;
    readonly span: Span;
}
/** A comment that is no directive, though its word is nearly one. */
export interface MisspeltDirective {
    readonly written: string;
    /** What it most likely means. */
    readonly nearest: string;
    readonly span: Span;
}
/** What the comments of a document ask, in order. */
export interface Directives {
    readonly asked: readonly Directive[];
    readonly misspelt: readonly MisspeltDirective[];
}
/** Where findings about directives come from, in the place of a rule's id. */
export declare const directiveSource = "directive";
/**
 * Reads the ids of rules from a span of UTF-8 that follows the word of a directive: parted by blanks or commas, up to `--`,
 * behind which a reason stands. Reads 1,000 bytes at most, more than the ids of all rules take.
 */
export declare function namedRules(utf8: Uint8Array, { start, end }: Span): readonly NamedRule[];
