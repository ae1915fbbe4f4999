import { type RightLine } from '../../scripts/train/right-text.ts';
/** A file in a legacy encoding that nothing declares. */
export interface LegacyFile {
    readonly language: string;
    readonly encoding: string;
    /** Most bytes that it may have. */
    readonly length: number;
    readonly text: string;
    readonly bytes: Uint8Array;
}
/** The lengths of files, in bytes at most. */
export declare const legacyLengths: readonly [20, 100, 1000];
/**
 * Makes files out of right text: for each language, each encoding that can hold it, and each length, `count` pieces from the
 * start of a word, with at least one letter beyond ASCII. Deterministic for a seed.
 */
export declare function legacyFiles(lines: readonly RightLine[], { count, seed }: {
    readonly count: number;
    readonly seed: number;
}): readonly LegacyFile[];
