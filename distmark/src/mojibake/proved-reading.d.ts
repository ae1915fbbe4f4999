import { type Pair } from './pair.ts';
import { type Reading } from './reading.ts';
import { type TableChoice } from './reversal-tables.ts';
import { type Strength } from './strength.ts';
import type { Body } from './verdict.ts';
/** A reading with what proves it and what it is worth. */
export interface ProvedReading extends Reading {
    /** From left to right; `foundStart` counts in the line as it was handed in, `expectedStart` in the reading. */
    readonly pairs: readonly Pair[];
    /** The gain from which on this reading is accepted, in nats. */
    readonly leastGain: number;
    /** The gain in a word. */
    readonly strength: Strength;
}
/** What `readings` may be told. */
export interface ReadingOptions {
    /** Tables to try beyond the default ones, and default ones not to try. */
    readonly tables?: Partial<TableChoice>;
}
/**
 * Gives every reading of a line that is proved, likeliest first: those that are not likely enough to be accepted as well.
 *
 * Byte order marks at the start of the line, as they are or misread, are no part of a reading. Line ends count as any other
 * ASCII character. Never throws.
 */
export declare function readings(text: string, { tables: { add, remove } }?: ReadingOptions): readonly ProvedReading[];
/** Adds to a reading of a line what proves it. */
export declare function withPairs(reading: Reading, { body, bodyStart }: Pick<Body, 'body' | 'bodyStart'>): ProvedReading;
