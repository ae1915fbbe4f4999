/** One misreading undone. */
export interface Layer {
    /** The tables that the text was misread through and that agree on the outcome, likeliest first. */
    readonly tables: readonly string[];
    /** The table to replay it with: an index of `reversalTableNames`, or the number of a multi-byte encoding. */
    readonly table: number;
    /** What the bytes really were: UTF-8; windows-1252 where C1 controls stand for its characters; another legacy encoding. */
    readonly original: string;
    /** The text with this misreading undone. */
    readonly text: string;
}
/** One candidate original of a line. */
export interface Reading {
    readonly text: string;
    /** The misreadings undone, the last one first; never empty. */
    readonly layers: readonly Layer[];
    /** Log-likelihood of the text minus that of the line, with the priors of the tables, in nats. */
    readonly gain: number;
    /** What the other lines of the file added to the gain, in nats; undefined where they were not asked. */
    readonly fileGain?: number;
}
/**
 * Names the tables that a line was misread through last, as it stands in the file: those that agree on its reading. Bytes of
 * another legacy encoding are a misreading of their own, since the file was written in that encoding.
 */
export declare function tablesOf({ layers: [layer] }: Reading): readonly string[];
/** Whether a layer gives back text of another legacy encoding than windows-1252: then only evidence tells which. */
export declare function isLegacy({ original }: Pick<Layer, 'original'>): boolean;
/** How often a line may have been misread. */
export declare const mostLayers = 3;
/**
 * Gives every reading of `line` that is proved, likeliest first: each is a chain of up to three exact reversals of the
 * whole line through one of `tables` (a mask), one for each different text. Texts that hold characters which no repair may
 * bring (U+FFFD, U+FEFF, noncharacters, private-use characters, C1 controls) are left out.
 */
export declare function readingsOf(line: string, tables: number): readonly Reading[];
/** Whether a text holds a character that no repair may bring into a file. */
export declare function holdsForbidden(text: string): boolean;
/** Names which of windows-1252 and latin-1 gives every character of a line that the two together reverse. */
export declare function westernTablesOf(text: string): readonly string[];
