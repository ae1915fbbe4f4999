import { type Candidate } from './candidate.ts';
/** One way to read bytes that are not UTF-8. */
export interface ByteReading {
    /** The Encoding Standard's name. */
    readonly encoding: string;
    readonly text: string;
}
/**
 * Reads bytes in the encodings that are about as likely as the likeliest of `candidates`, which are those of the bytes or of
 * the file that they stand in. Readings that agree on the text are one, under the likeliest name; those that hold a character
 * that no text has are none. Linear in the bytes; pass a line, not a file. Never throws.
 */
export declare function byteReadingsOf(bytes: Uint8Array, candidates?: readonly Candidate[]): readonly ByteReading[];
