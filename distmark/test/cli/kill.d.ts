import type { SeededRandom } from '../seeded-random.ts';
import type { KillFolder } from './kill-folder.ts';
/** What the killed runs have left, so that one sees whether they were killed in their work. */
export interface KillCounts {
    readonly kills: number;
    /** Runs that had mended some files, and not all. */
    readonly amidst: number;
    /** Temporary files of killed runs. */
    readonly leftovers: number;
    /** Runs that had ended before. */
    readonly late: number;
}
/**
 * Ends runs of `--fix` by a signal, one after another, each at a random moment of its work, and checks that every file is byte
 * for byte old or new. In the end a run that is let alone mends all and takes what the others have left.
 */
export declare function killRuns(folder: KillFolder, { kills, signal, random, most }: {
    kills: number;
    signal: 'SIGKILL' | 'SIGINT' | 'SIGTERM';
    random: SeededRandom;
    most: number;
}): Promise<KillCounts>;
