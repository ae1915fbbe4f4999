import type { Span } from './span.ts';
/** A character by which one can tell that a label means more on the web than in the standard that it is named after. */
export interface Telling {
    /** Bytes of the character. */
    readonly span: Span;
    /** The encoding that the label names elsewhere. */
    readonly strict: string;
    /** What readers of that encoding see there, in words. */
    readonly elsewhere: string;
    /** A label that means everywhere what browsers make of this one; undefined when there is none. */
    readonly plainLabel: string | undefined;
}
/**
 * Finds the first character that a label's encoding has only because browsers read more into it: Windows extensions and
 * newer repertoires under older names, as https://encoding.spec.whatwg.org/#names-and-labels has it. `encoding` is what the
 * label means on the web; the bytes must be readable as that. Linear; never throws.
 */
export declare function tellingCharacter(bytes: Uint8Array, { label, encoding }: {
    readonly label: string;
    readonly encoding: string;
}): Telling | undefined;
