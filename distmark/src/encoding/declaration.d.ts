import type { Span } from './span.ts';
/** A step of the browser's order at which somebody declares an encoding. */
export type DeclaringStep = 'option' | 'transport' | 'repository' | 'document';
/** A label that a document gives itself. */
export interface WrittenLabel {
    /** As written, without blanks around it. */
    readonly label: string;
    /** What the label means there, by the Encoding Standard's name in lower case; undefined when the standard does not know it. */
    readonly encoding: string | undefined;
    /** Bytes that hold the label. */
    readonly span: Span;
    /** What holds it, in words for the user: `<meta charset>`. */
    readonly source: string;
    /** Whether it stands where browsers need not look for it: a `<meta>` that ends after byte 1024. */
    readonly isLate: boolean;
}
/** A place where somebody names an encoding. */
export interface Declaration extends Omit<WrittenLabel, 'span'> {
    readonly step: DeclaringStep;
    /** Bytes of the file that hold the label; undefined when it came from outside the file. */
    readonly span: Span | undefined;
}
