/** A line of right text, and where it stands and comes from. */
export interface RightLine {
    readonly text: string;
    /** Name of its file, `<language>.txt` or `<language>.<kind>.txt`. */
    readonly file: string;
    /** 1-based. */
    readonly lineNumber: number;
    readonly source: string;
    readonly licence: string;
}
/** Lines of right text, and the names and licences of the sources that they come from. */
export interface RightText {
    readonly lines: readonly string[];
    readonly sources: readonly string[];
}
/** Makes right text of lines. */
export declare function rightTextOf(lines: readonly RightLine[]): RightText;
/**
 * Reads a folder of right text: `<language>.txt` with one line a line, and `SOURCES.tsv`, which names where each run of lines
 * comes from. Throws when a file has no run.
 */
export declare function readRightLines(folder: string): RightLine[];
/** The language of a file of right text: what stands before the first dot of its name. */
export declare function languageOf(file: string): string;
