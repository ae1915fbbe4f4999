import type { Span } from '../encoding/span.ts';
/** A line of a text in bytes. */
export interface ByteLine {
    readonly start: number;
    /** Where its line end begins: the text's length on the last line. */
    readonly end: number;
    /** Where the next line begins; infinite on the last line, which holds the end of the text as well. */
    readonly next: number;
}
/** Finds the line that holds a byte; lines end at `\n`, `\r\n` and `\r`. Linear in the line. */
export declare function lineAround(utf8: Uint8Array, byteOffset: number): ByteLine;
/** Gives the lines of a text in order, without their line ends: one at least, and none behind a line end at the end. */
export declare function byteLines(utf8: Uint8Array): Generator<Span>;
/** Gives a span as one character a byte, so that an index is an offset; for spans of at most some thousand bytes. */
export declare function byteText(utf8: Uint8Array, { start, end }: Span): string;
