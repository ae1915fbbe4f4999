import type { Span } from './span.ts';
/** An escape sequence of ISO 2022 that shifts ASCII text to another set of characters. */
export interface EscapeSequence {
    /** `iso-2022-jp`, or `iso-2022-kr` or `iso-2022-cn`, which nobody reads any more. */
    readonly encoding: string;
    readonly span: Span;
}
/**
 * Finds the first escape sequence in 7-bit text that shifts it to Japanese, Korean or Chinese. Spares the sequences of
 * terminals, which colour text and draw lines (`ESC [`, `ESC ( 0`, `ESC ( B`). Linear.
 */
export declare function escapeSequenceIn(bytes: Uint8Array): EscapeSequence | undefined;
