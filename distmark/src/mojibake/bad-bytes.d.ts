import type { Span } from '../encoding/span.ts';
/**
 * Gives the bytes of a line that are read in other encodings to explain bad bytes at `byteOffset`: all of a line that is not
 * long, and in a file that is UTF-8 for the most part only those up to the next characters that are.
 */
export declare function bytesToRead(utf8: Uint8Array, line: Span, { byteOffset, isMixed }: {
    readonly byteOffset: number;
    readonly isMixed: boolean;
}): Uint8Array;
/**
 * Whether a file with bad bytes is UTF-8 for the most part. Catches files that were joined from two encodings; spares files
 * in one legacy encoding: in GBK and EUC-KR one character in six is well-formed UTF-8 by chance, in others hardly any.
 */
export declare function isMostlyUtf8(utf8: Uint8Array): boolean;
