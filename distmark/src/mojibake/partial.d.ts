import { type Breaker } from './breaker.ts';
import type { Pair } from './pair.ts';
/** Damage in part of a line: likely, but not provable, so never repaired. */
export interface PartialDamage {
    readonly table: string;
    /** The damaged pieces, from left to right; some have lost a byte. */
    readonly pairs: readonly Pair[];
    /** The line with the pieces replaced by what they probably were. */
    readonly text: string;
    readonly gain: number;
    /** What breaks the reversal of the whole line; undefined where each character is a byte whose high byte was lost. */
    readonly breaker: Breaker | undefined;
}
/** Least gain of damage in part, in nats: more than for a whole line, since the rest of the line speaks against it. */
export declare const acceptedPartGain = 12;
/** Gives the likeliest damage in part of a line; undefined when none gains `least` nats over the line as it stands. */
export declare function partialDamage(line: string, tables: number, least?: number): PartialDamage | undefined;
