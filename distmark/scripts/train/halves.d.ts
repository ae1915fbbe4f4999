import { type RightLine } from './right-text.ts';
/** Right text in two halves: the model is trained on the one and measured on the other, which it has not seen. */
export interface Halves {
    readonly seen: readonly RightLine[];
    readonly heldOut: readonly RightLine[];
    /** How the halves were made, in sentences. */
    readonly description: readonly string[];
}
/**
 * Halves right text by whole sources: every language with two or more of them has one on each side. First each source goes
 * to the side that leaves most languages with both; the largest source of a language that has only one side left is seen
 * and its others are held out. A language with a single source is halved by its lines: the first half is seen. Deterministic.
 */
export declare function halve(lines: readonly RightLine[]): Halves;
