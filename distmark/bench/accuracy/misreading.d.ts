/** The tables that lines are damaged through: those that are tried by default, latin-1 for itself. */
export declare const misreadingTables: readonly string[];
/** Whether a table is one that most damage goes through. */
export declare function isOfTheWeb(table: string): boolean;
/**
 * What the UTF-8 bytes of a line become when they are read through each of `tables` in turn. Undefined when a table has no
 * character for a byte, which is then lost, and when a line end comes of it.
 */
export declare function misread(line: string, tables: readonly string[]): string | undefined;
