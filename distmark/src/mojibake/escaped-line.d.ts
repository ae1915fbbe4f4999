import type { Span } from '../encoding/span.ts';
/**
 * Gives the lines in which a character beyond ASCII may be escaped, in order: bytes without the line end, half-open. Linear;
 * bytes are searched by the engine, so that a file without escapes costs next to nothing.
 */
export declare function escapedLines(bytes: Uint8Array): readonly Span[];
