import type { Span } from '../encoding/span.ts';
import { type LetterCounts } from './letter-counts.ts';
/** What is known of the right lines of a file: those beyond ASCII without a trigger. */
export interface RightText {
    readonly letters: LetterCounts;
    /** How many lines; an estimate in a file that is only read in samples. */
    readonly lineCount: number;
}
/**
 * Reads the lines of a file that are not `suspects` (spans in order) for their letters. A file of more than 256 KiB is read
 * in 16 windows at even distances. Never throws.
 */
export declare function readRightText(utf8: Uint8Array, suspects: readonly {
    readonly span: Span;
}[]): RightText;
