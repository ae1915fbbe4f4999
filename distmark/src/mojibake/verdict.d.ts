import type { RightText } from './right-text.ts';
import { type PartialDamage } from './partial.ts';
import { type Reading } from './reading.ts';
/** What evidence and proof say of a line. */
export type Verdict = {
    readonly kind: 'right';
    readonly proved: readonly Reading[];
}
/** One reading is proved, likely, and without a rival. */
 | ({
    readonly kind: 'damaged';
    readonly reading: Reading;
} & Body)
/** Readings that differ are proved and about as likely. */
 | ({
    readonly kind: 'ambiguous';
    readonly readings: readonly Reading[];
} & Body)
/** Part of the line is damaged; no reversal of the whole line is proved. */
 | ({
    readonly kind: 'partial';
    readonly damage: PartialDamage;
} & Body);
/** The part of a line that was judged: marks at its start are not part of it. */
export interface Body {
    readonly body: string;
    /** Where the body begins in the line, in UTF-16 code units. */
    readonly bodyStart: number;
    /** All readings that are proved, likely or not, likeliest first, with what the file adds to their gains. */
    readonly proved: readonly Reading[];
}
/** Judges the lines of a file together, in their order; `tables` is a mask of the tables to try. Never throws. */
export declare function judgeLines(lines: readonly string[], tables: number, rightText: () => RightText): readonly Verdict[];
/** Judges one line that stands alone; `tables` is a mask of the tables to try. Never throws. */
export declare function judge(line: string, tables: number): Verdict;
/** The verdict on a line that nothing speaks against. */
export declare const nothingProved: Verdict;
/** Readings less likely than the best by at least so much are no rivals to it, in nats. */
export declare function rivalMarginOf(best: Reading): number;
