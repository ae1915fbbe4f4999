/** A case of `fixtures/cli`, as far as its row in the docs needs it. */
export interface CliCase {
    readonly name: string;
    readonly about: string;
    readonly args: readonly string[];
    readonly exit: number;
    /** What each stream holds: all of it, or texts that are in it. */
    readonly stdout: Uint8Array | readonly string[];
    readonly stderr: Uint8Array | readonly string[];
}
/** Reads the cases below a folder, by name. */
export declare function readCliCases(folder: string): readonly CliCase[];
