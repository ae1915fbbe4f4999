/** Where a list of names comes from. */
export interface ListSource {
    /** A path, or `-` for standard input. */
    readonly name: string;
    /** Absolute; the path is relative to it. */
    readonly cwd: string;
    /** Whether names end in NUL, as `git diff -z` has them, and not in a line end. */
    readonly hasNuls: boolean;
}
/**
 * Reads a list of file names, with every byte of them as `pathOfBytes` has it; empty names are left out. The list may be a
 * pipe, such as a shell's `<(git diff --name-only)`. Throws `UserError` when it cannot be read.
 */
export declare function readNameList({ name, cwd, hasNuls }: ListSource): Promise<readonly string[]>;
