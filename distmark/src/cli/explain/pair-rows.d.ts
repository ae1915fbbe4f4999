import type { Pair } from '../../mojibake/pair.ts';
/**
 * Gives the rows of a table of pairs, its head first: the columns of the line where a pair stands, what is found there, the
 * bytes, what they were read as on the way, and what is expected. Pairs that are alike share a row.
 */
export declare function pairRows(pairs: readonly Pair[]): readonly (readonly string[])[];
