import type { Pair } from './pair.ts';
/** A sequence of windows-1252 characters one of whose bytes was lost on the way, with the character that was probably meant. */
export type LostByte = Pick<Pair, 'found' | 'bytes' | 'expected'> & {
    readonly lost: NonNullable<Pair['lost']>;
};
/** What decides how a sequence at a place is completed. */
export interface LostByteSettings {
    /** What is left of a no-break space: a space, or nothing where a run of spaces was made one. */
    readonly remains: ' ' | '';
    /** Whether C0 controls may be the low bytes of punctuation. */
    readonly mayBeCut: boolean;
    /** The character before the sequence, and the one that begins at an index behind it, with their damage undone. */
    readonly before: string;
    readonly characterAt: (index: number) => string;
}
/** Whether the C0 controls of a line may be cut code units: not where others say that it is a record of some format. */
export declare function mayHoldCutCodeUnits(line: string): boolean;
/** Completes the sequence at `start` of a line, if one byte of it was lost. */
export declare function lostByteAt(line: string, start: number, settings: LostByteSettings): LostByte | undefined;
