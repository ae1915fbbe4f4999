/** Tells how far a run is, on one line of a terminal that it writes again and again, and takes away at the end. */
export interface Progress {
    /** Is called before each file, with the number of files that are done. */
    step(done: number): void;
    end(): void;
}
/** What progress is told with. */
export interface ProgressSettings {
    readonly total: number;
    /** Milliseconds of a clock that never goes back. */
    readonly now: () => number;
    readonly write: (text: string) => void;
}
/** Makes the progress of a run that begins now. */
export declare function createProgress({ total, now, write }: ProgressSettings): Progress;
/** Tells whether progress may be shown: on a terminal that can, never in a pipe or in CI, whose logs keep every line. */
export declare function wantsProgress({ isTerminal, environment }: {
    readonly isTerminal: boolean;
    readonly environment: Readonly<Record<string, string | undefined>>;
}): boolean;
