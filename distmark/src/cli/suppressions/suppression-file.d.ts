/** How often a damaged text is put up with, by the path of its file, by its rule and by the text. */
export type Suppressions = Map<string, Map<string, Map<string, number>>>;
/** A list of suppressions and the bytes that it was read from, none when there is no file yet. */
export interface SuppressionFile {
    /** Absolute. */
    readonly path: string;
    /** As the user would type it. */
    readonly shown: string;
    readonly bytes: Uint8Array | undefined;
    readonly suppressions: Suppressions;
}
/**
 * Reads a list of suppressions. Rejects with `UserError`, with line and column, when it is no such list, and when it cannot be
 * read, is no regular file or is too large.
 */
export declare function readSuppressions(file: string, shown: string): Promise<SuppressionFile>;
/** Writes a list of suppressions, sorted and in ASCII. Throws `UserError`, and system errors, when it cannot; then the old one is still there. */
export declare function writeSuppressions({ path: file, bytes, suppressions }: SuppressionFile): void;
