/** A byte order mark. */
export interface Mark {
    /** `utf-8`, `utf-16le`, `utf-16be`, and `utf-32le`, `utf-32be`, which the Encoding Standard lacks. */
    readonly encoding: string;
    readonly bytes: readonly number[];
}
/** Gives the mark that bytes begin with. */
export declare function markOf(bytes: Uint8Array): Mark | undefined;
/** Whether an encoding is of code units wider than a byte, so that even its ASCII has NULs. */
export declare function isWide(encoding: string): boolean;
