import type { CaseFile } from './question.ts';
import type { Product } from './product.ts';
/** What became of lines. */
export interface Row {
    lines: number;
    /** They came out right. */
    restored: number;
    /** They came out as they went in, damaged. */
    untouched: number;
    /** They came out as anything else. */
    wrong: number;
    /** They were reported as errors or warnings. */
    reported: number;
}
/** The answer to a question. */
export interface Answer {
    /** By table, or by chain of tables. */
    readonly tables: Record<string, Row>;
    /** Lines that were right as they went in. */
    readonly right: Row;
    /** The first of the lines that went wrong, with what befell them. */
    readonly faults: Fault[];
}
/** A line that did not come out right, or was reported though it was. */
export interface Fault {
    readonly kind: 'rewritten' | 'reported' | 'untouched' | 'wrong';
    readonly file: string;
    readonly table?: string;
    readonly written: string;
    readonly right: string;
    /** What it became, or what was said of it. */
    readonly outcome: string;
}
/** Makes an answer without lines. */
export declare function emptyAnswer(): Answer;
/** Makes a row without lines. */
export declare function emptyRow(): Row;
/** Hands a file to the linter and adds what became of its lines to an answer. */
export declare function ask(product: Product, { name, lines }: CaseFile, answer: Answer): void;
/** Adds an answer to another. */
export declare function addAnswer(into: Answer, answer: Answer): void;
/** Adds a row to another. */
export declare function addRow(into: Row, row: Row): void;
