import { type RightLine } from '../../scripts/train/right-text.ts';
/** A file of right text: every line holds a character beyond ASCII, and none holds what some program takes for a line end. */
export interface RightFile {
    readonly name: string;
    readonly lines: readonly string[];
}
/** Gathers lines into their files again; of some languages only when any are named. */
export declare function rightFiles(lines: readonly RightLine[], languages?: readonly string[]): RightFile[];
