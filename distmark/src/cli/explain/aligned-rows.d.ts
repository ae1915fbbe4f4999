/** Lays rows out in columns, two blanks apart and without blanks at the end; the column numbered `right` is aligned to the right. */
export declare function alignedRows(rows: readonly (readonly string[])[], right?: number): readonly string[];
/**
 * How many columns of a terminal a text takes: two for the wide characters of East Asia and emoji, none for marks that stand on
 * the character before them. Sources: Unicode Standard Annex 11, wide and fullwidth blocks.
 */
export declare function terminalColumns(text: string): number;
