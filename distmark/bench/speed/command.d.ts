/** A command that is timed as a whole. */
export interface Command {
    readonly name: string;
    readonly file: string;
    readonly args: readonly string[];
    readonly cwd?: string;
    /** Exit codes that mean that the work was done. */
    readonly right: readonly number[];
    /** Puts things in order before each run; not timed. */
    readonly prepare?: () => void;
}
/** What one run of a command took. */
export interface Run {
    readonly milliseconds: number;
    /** The most memory that was resident at once, in bytes; NaN where /proc does not tell. */
    readonly peakBytes: number;
}
/** Runs a command to its end. Rejects when it cannot start, or ends with another code than it should. */
export declare function runCommand({ name, file, args, cwd, right, prepare }: Command): Promise<Run>;
