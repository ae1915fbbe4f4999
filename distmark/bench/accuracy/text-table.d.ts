/** Writes a table in markdown, with columns as wide as their widest cell; all but the first are set to the right. */
export declare function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string;
/** Writes a share as a percentage with two decimals, rounded down, so that what is missing shows; a dash when there is nothing. */
export declare function percent(part: number, whole: number): string;
