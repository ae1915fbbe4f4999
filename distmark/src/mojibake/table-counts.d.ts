/** How many lines of a file were misread through each table, by name; a line that several tables explain counts in fractions. */
export interface TableCounts {
    readonly counts: Map<string, number>;
    total: number;
}
/** Makes counts of nothing. */
export declare function noTables(): TableCounts;
/** Counts of a whole file, and the lines that the priors of the tables are worth against them. */
export interface FileTables extends TableCounts {
    readonly concentration: number;
}
/**
 * Weighs the priors of the tables against finished counts: they are worth next to nothing in a file that one table explains,
 * and more for each other table that was met, since more of them may come. Met are as many tables as would be as uneven as
 * the counts (e to their entropy).
 */
export declare function finishTables({ counts, total }: TableCounts): FileTables;
/** Adds `share` of a line to tables that agree on its reading, divided by how likely each is in a file of such counts. */
export declare function addTables(into: TableCounts, names: readonly string[], { share, file }: {
    readonly share: number;
    readonly file: FileTables;
}): void;
/**
 * Gives what a file adds to the gain of a reading through any of `names`, in nats: how much likelier the other lines of the
 * file (`file` less `own`) make these tables than their priors. The best of the tables counts.
 */
export declare function tableGain(names: readonly string[], file: FileTables, own: TableCounts): number;
