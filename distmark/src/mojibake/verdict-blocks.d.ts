import type { RightText } from './right-text.ts';
import type { Suspect } from './scan.ts';
import { type Verdict } from './verdict.ts';
/** The lines of a file that may be damaged, and what else they are judged by. */
export interface BlockInput {
    /** In their order; asked at the first question. */
    readonly lines: () => readonly Suspect[];
    readonly textOf: (line: Suspect) => string;
    readonly rightText: () => RightText;
}
/** The verdicts on the lines of a file; `tables` are masks. */
export interface VerdictBlocks {
    verdictOf(line: Suspect, tables: number): Verdict;
    kindOf(line: Suspect, tables: number): Verdict['kind'];
}
/**
 * Judges lines in blocks, at the first question about one of each. Of a file with very many lines only the blocks that were asked
 * last are kept, and another question about the others judges them again: so memory does not grow with what is said of each line.
 */
export declare function createVerdictBlocks({ lines, textOf, rightText }: BlockInput): VerdictBlocks;
