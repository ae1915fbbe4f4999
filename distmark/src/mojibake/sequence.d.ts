import type { Pair } from './pair.ts';
/** A piece of a line that goes back to a character by itself. */
export type Sequence = Pick<Pair, 'found' | 'bytes' | 'expected'>;
/** Gives the sequence at `start` of a line, if its characters stand for all the bytes of a character in a table. */
export declare function wholeSequence(line: string, start: number, table: number): Sequence | undefined;
