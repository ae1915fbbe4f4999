/**
 * Sieving: most files of a run are plain (see `isPlain`) and need no more than to be read. Where there are many, other threads
 * tell them from the rest, while more are found and while the rest are checked. So a run gives the same output with any number
 * of threads.
 */
export interface Sieve {
    /** Takes a file (an absolute path) in. All are taken in before the first question. */
    add(path: string): void;
    /** Tells whether a file is plain. Quickest when asked in the order in which files were taken in. */
    isPlain(path: string): boolean;
    /** Ends the other threads. */
    close(): void;
}
/** What the threads share. */
export interface SharedSieve {
    /** The state of each batch. */
    readonly batches: Int32Array;
    /** The outcome of each file. */
    readonly outcomes: Uint8Array;
}
/** Opens a sieve with up to so many threads, this one among them. */
export declare function openSieve(threads: number): Sieve;
/** Reads the files of a batch, if no thread has taken it yet, and says whether it did. */
export declare function takeBatch(number: number, pathsOf: () => readonly string[], { shared: { batches, outcomes }, isPlainFile }: {
    readonly shared: SharedSieve;
    readonly isPlainFile: (path: string) => boolean;
}): boolean;
