import { type LetterCounts, type TextLetters } from './letter-counts.ts';
import { type Reading } from './reading.ts';
import { type FileTables, type TableCounts } from './table-counts.ts';
/** What lines say of their file: the tables that they were misread through, their letters, and how many are right. */
export interface FileCounts {
    readonly tables: TableCounts;
    readonly letters: LetterCounts;
    right: number;
}
/** What a file is taken for when its lines have been counted. */
export interface FileState extends FileCounts {
    readonly tables: FileTables;
}
/** A line that its file can still settle, with what does not change while it does. */
export interface OpenLine {
    readonly standing: TextLetters;
    readonly readings: readonly OpenReading[];
}
interface OpenReading {
    readonly reading: Reading;
    readonly letters: TextLetters;
    readonly leastGain: number;
}
/** Makes counts of nothing. */
export declare function noCounts(): FileCounts;
/** Prepares a line for its file; `readings` with the gains that the line alone gives. */
export declare function openLine(body: string, readings: readonly Reading[]): OpenLine;
/** What a file makes of the readings of one of its lines; both lists are in the order of the line's readings. */
export interface Weighing {
    /** What the file adds to the gain of each, in nats. */
    readonly fileGains: readonly number[];
    /** What of that the tables of the other lines add; the rest is said by letters. */
    readonly byTables: readonly number[];
}
/** Gives what its file adds to the gains of a line's readings; what the line itself gave (`own`) does not speak for it. */
export declare function weigh({ standing, readings }: OpenLine, file: FileState, own: FileCounts): Weighing;
/** Gives the readings of a line with what its file adds to their gains, likeliest first. */
export declare function weighedReadings({ readings }: OpenLine, { fileGains }: Weighing): readonly Reading[];
/** Shares a line out among its readings and itself as it stands, adds the shares to `into`, and gives them. */
export declare function countLine({ standing, readings }: OpenLine, { fileGains, byTables }: Weighing, { into, file }: {
    readonly into: FileCounts;
    readonly file: FileState;
}): FileCounts;
export {};
