/** New bytes for a file. */
export interface Replacement {
    /** What was read from the file: when it holds anything else by now, nothing is written. */
    readonly before: Uint8Array;
    readonly after: Uint8Array;
    /** Absolute. A symbolic link is followed only to files inside this folder. */
    readonly cwd: string;
}
/**
 * Puts new bytes in the place of a file, so that whatever happens it holds the old bytes or the new ones.
 *
 * The bytes go to a temporary file beside it, to the disk, and take its name; mode and owner are kept. Signals that
 * interrupt the process do so before or afterwards, so that no temporary file is left. Throws `UserError` when the file
 * changed since it was read, has several hard links (a rename would part them), may not be written, or is a symbolic link
 * that leads out of `cwd`; system errors as they are.
 */
export declare function replaceFile(file: string, replacement: Replacement): void;
/**
 * Removes the temporary files that runs which died have left in a folder. Files of running processes stay; never
 * throws for a folder or file that cannot be read or removed.
 */
export declare function removeLeftovers(folder: string): void;
