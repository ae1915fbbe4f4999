/** A byte order mark that was misread: how many characters it became, and through which tables. */
export interface MisreadMark {
    /** UTF-16 code units; 0 when there is none. */
    readonly length: number;
    readonly tables: readonly string[];
}
/** Tells whether the bytes EF BB BF, read through one of the default tables, stand at `index` of a text. */
export declare function misreadMarkLength(text: string, index: number): MisreadMark;
/** What bytes above 7F become through each default table, with the tables that agree. */
export declare function misreadForms(bytes: readonly number[]): Map<string, string[]>;
/** Length of the byte order marks at the start of a line, as they are or misread, in UTF-16 code units. */
export declare function leadingMarks(line: string): number;
