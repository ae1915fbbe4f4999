import { type Reading } from './reading.ts';
import type { RightText } from './right-text.ts';
/** What a line can be read as: likeliest first, with the gains that the line alone gives. */
export interface ReadLine {
    readonly body: string;
    readonly readings: readonly Reading[];
}
/**
 * Weighs the readings of a file's lines by what its other lines show, and gives them likeliest first, with the gains of both.
 *
 * A file was misread by one program, so the tables of its damaged lines agree; it is written in one language, so its letters
 * do. Both are learnt by expectation and maximisation: each line is shared out among its readings and itself as it stands, and
 * each share counts for its table and its letters. A line never speaks for itself. Lines that are beyond doubt are counted
 * once. Catches Danish text whose `\u00f8` another table makes `\u00f6`, and a lone letter in a file full of damage; spares
 * right lines, whose readings lose by more than a file can add.
 *
 * Linear in the text of the readings, and in the lines; `rightText` is asked only when a line is open.
 */
export declare function weighInFile(lines: readonly ReadLine[], rightText: () => RightText): readonly (readonly Reading[])[];
