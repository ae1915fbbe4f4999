/** What `npm pack` makes: the archive's path, and the files in it. */
export interface Packed {
    readonly archive: string;
    readonly files: readonly string[];
}
/** Packs the repository as npm publishes it, once for all tests. */
export declare function packOnce(): Packed;
/** Runs a command that has to exit 0 and gives its standard output; throws with what it says otherwise. */
export declare function run(command: string, args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv): string;
