import type { Reading } from './reading.ts';
/** The smallest piece of a reading: found characters, their bytes, the expected character. */
export interface Pair {
    /** The characters that stand in the file: one for each byte, or fewer where a multi-byte encoding read them. */
    readonly found: string;
    /** The bytes that those characters stand for in the table, 0 to 255. */
    readonly bytes: readonly number[];
    /**
     * The character that the bytes spell, after every layer; more than one where a multi-byte encoding took the last byte of
     * one and the first of the next together.
     */
    readonly expected: string;
    /** Where `found` begins in the line, in UTF-16 code units. */
    readonly foundStart: number;
    /** Where `expected` begins in the reading, in UTF-16 code units. */
    readonly expectedStart: number;
    /** What stands between them when the text was misread more than once: each text on the way and its bytes. */
    readonly steps?: readonly {
        readonly text: string;
        readonly bytes: readonly number[];
    }[];
    /** What became of a byte that is missing in `bytes`; then nothing is proved. */
    readonly lost?: 'no-break space' | 'question mark' | 'dropped byte' | 'high byte' | 'last byte' | 'replacement character';
}
/** Gives the pairs of a reading of `line`, from left to right. Linear in the line for each layer. */
export declare function pairsOf(line: string, reading: Reading): readonly Pair[];
/** Replays a reading from its text back to the line: true when every layer gives the text before it again. */
export declare function isProved(line: string, reading: Reading): boolean;
