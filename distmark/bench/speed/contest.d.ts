import { type Command } from './command.ts';
/** How commands are compared: each `rounds` times, in turns, after a round that only warms the file cache. */
export interface ContestSettings {
    readonly rounds: number;
    /** The name of the command that the others are measured against. */
    readonly unit: string;
    /** Size of what the commands work on. */
    readonly bytes?: number;
    readonly files?: number;
}
/** Times commands in turns and gives the table of their medians. Times of different contests do not compare; ratios do. */
export declare function contest(commands: readonly Command[], { rounds, unit, bytes, files }: ContestSettings): Promise<string>;
