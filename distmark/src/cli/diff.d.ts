/** A file before and after. */
export interface Change {
    /** Relative to the working directory, with slashes; bytes that are not UTF-8 as `pathOfBytes` has them. */
    readonly path: string;
    readonly before: Uint8Array;
    readonly after: Uint8Array;
    /** The encoding that the file is in before. */
    readonly encoding: string;
}
/**
 * Writes a unified diff of bytes, with three lines around each change: `git apply` and `patch` make exactly that
 * change, whatever bytes the lines hold. Lines end at U+000A alone.
 *
 * Nothing here searches for lines in common, since a repair never adds or takes away a line: the nth line before is
 * the nth after. Where that does not hold, everything between the first and the last difference is one change. A file
 * in UTF-16 or UTF-32 has no lines of bytes: one sentence says what becomes of it.
 */
export declare function unifiedDiff({ path, before, after, encoding }: Change): Uint8Array;
/**
 * Shows a diff as a terminal may print it, in colour if wanted: bytes that are not UTF-8 as `\xE9`, controls as
 * `U+009D`.
 */
export declare function diffForTerminal(diff: Uint8Array, hasColor: boolean): string;
