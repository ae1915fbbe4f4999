import '../../src/encoding/standard-codecs.ts';
/** A folder of damaged files that a run may be killed in. */
export interface KillFolder {
    readonly cwd: string;
    readonly count: number;
    /** Writes the damage again into files that were mended. */
    damage(): void;
    /** Gives how many files are mended; throws when one is neither as it was nor mended. */
    countMended(): number;
    /** Names of temporary files of runs, relative to the folder. */
    leftovers(): readonly string[];
    /** Checks that all is mended, no temporary file is left, and what stood beside is as it was. */
    checkEnd(): void;
    /** Whether a file is mended by now. */
    isMended(index: number): boolean;
}
/** Makes a folder of so many files of all line ends, some with a mark or a bad byte. */
export declare function createKillFolder(count: number): KillFolder;
