import { type Breaker } from './breaker.ts';
import type { Pair } from './pair.ts';
import { type Layer } from './reading.ts';
/** How far tables account for a line that they do not give back whole. */
export interface Attempt {
    /** The tables that do it alike, likeliest first. */
    readonly tables: readonly string[];
    /** What the bytes would be. */
    readonly original: Layer['original'];
    /** The pieces that go back by themselves, from left to right; `expectedStart` counts in the line with these undone. */
    readonly pairs: readonly Pair[];
    readonly breaker: Breaker;
}
/**
 * Gives the likely tables of a line that no table gives back whole, likeliest first: those that explain most pieces of it, and
 * the one that gets furthest from the left. Empty when no piece goes back through any of `tables` (a mask). Linear in the line
 * for each table.
 */
export declare function attemptsOf(line: string, tables: number): readonly Attempt[];
