import { type Reading } from './reading.ts';
import { type TableCounts } from './table-counts.ts';
/**
 * Gives the tables that the lines of a file were misread through, as far as they can be told before anything is known of it:
 * each table is taken for the one of all damaged lines (`damaged`: the readings of each), and counts by how well it explains
 * them together. Catches a rare table that alone explains all lines, of which a common one explains most; nothing is said of
 * a single line. Linear in the readings.
 */
export declare function firstTables(damaged: readonly (readonly Reading[])[]): TableCounts;
