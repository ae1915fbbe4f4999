/** A pattern and what it matches. */
export interface Matches {
    readonly pattern: string;
    /** Absolute paths, in no order. */
    readonly files: readonly string[];
}
/**
 * Finds the files that each pattern matches in `cwd`; patterns that begin with `!` take away from all others.
 *
 * Symbolic links are not followed, `.git` and `node_modules` are not entered, and the case of extensions does not
 * matter. Throws `UserError` when there are only patterns that take away.
 */
export declare function matchesOf(patterns: readonly string[], cwd: string): Promise<readonly Matches[]>;
