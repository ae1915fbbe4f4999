/** Tells whether a file is meant, by its path relative to the folder that the patterns are relative to, with slashes. */
export type FileMatcher = (relativePath: string) => boolean;
/**
 * Makes the matcher of an override's patterns. They are written as in `.gitignore`: one without a slash holds at any
 * depth, a folder means all that is in it; `{a,b}` means either, the case of extensions does not matter, and what a
 * pattern that begins with `!` matches is taken away from what the others do. Nothing outside the folder matches.
 */
export declare function matcherOf(patterns: readonly string[]): FileMatcher;
/** Says which pattern can never match, and why, as a sentence for the user. */
export declare function faultOfPatterns(patterns: readonly string[]): {
    readonly index: number;
    readonly message: string;
} | undefined;
