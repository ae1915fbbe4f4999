/** A file that the run is to check. */
export interface FoundFile {
    /** Absolute; bytes that are not UTF-8 as `pathOfBytes` has them. */
    readonly path: string;
    /** Absolute path of its folder. */
    readonly folder: string;
    /** Whether the user named this very file. */
    readonly isNamed: boolean;
}
/** What a search for files has found and left out; the walker and its callers add to it. */
export interface Search {
    readonly files: Map<string, FoundFile>;
    /** Folders that the user named and that were searched, as absolute paths. */
    readonly folders: string[];
    /** Why files and folders were left out, in words for the user, and how many for each reason. */
    readonly skipped: Map<string, number>;
    /** Named files that were left out, by the reason. */
    readonly skippedNamed: Map<string, number>;
    /** What could not be done: each is one line for the user and makes the run exit 2. */
    readonly problems: string[];
    /** Names of configuration files, by the folder that was listed. */
    readonly configNames: Map<string, readonly string[]>;
    /** Names of files that declare encodings, by the folder that was listed. */
    readonly declaringNames: Map<string, readonly string[]>;
}
/** Gives a search that has found nothing yet. */
export declare function newSearch(): Search;
/** Counts one more for a reason. */
export declare function tally(counts: Map<string, number>, reason: string): void;
/** Words the counts of a search: `3 not in a text format, 1 ignored by .gitignore`. */
export declare function wordTally(counts: ReadonlyMap<string, number>): string;
