import type { RightFile } from './right-file.ts';
/** What is asked of the linter: questions about the pack of right text, then those about lines that stand alone. */
export declare const questionNames: readonly ['precision', 'scattered', 'mixed', 'whole', 'layers', 'published', 'negatives', 'multi-byte'];
export type QuestionName = (typeof questionNames)[number];
/** What questions are asked of. */
export interface Corpus {
    /** The folder that holds the pack and the lists of lines. */
    readonly folder: string;
    /** Which half of the pack the files are. */
    readonly half?: 'seen' | 'heldOut' | undefined;
    readonly files: readonly RightFile[];
}
/** A file that is handed to the linter, line by line. */
export interface CaseFile {
    readonly name: string;
    readonly lines: readonly CaseLine[];
}
/** A line as it is handed in, and as it is to come out. */
export interface CaseLine {
    readonly right: string;
    readonly written: string;
    /** What it was damaged through; absent when it stands as it is. */
    readonly table?: string;
}
/** How many lines are taken, and through which tables they are damaged. */
export interface Sampling {
    /** Lines of each file, right ones included. */
    readonly perLanguage: number;
    /** Lines of each file whose rewriting or report would be a fault; all when absent. */
    readonly rightPerLanguage?: number;
    readonly tables: readonly string[];
}
type Question = (corpus: Corpus, sampling: Sampling) => (() => CaseFile)[];
/**
 * The questions, by name. Each gives what makes its files, so that workers can share them out before any is made.
 *
 * - precision: every line as it stands.
 * - scattered: one damaged line after every five right ones, one table a file; five passes, so that each file meets five tables.
 * - mixed: the same, but every damaged line of a file through another table.
 * - whole: every line of a file damaged through one table; every file through every table.
 * - layers: every line of a file damaged two or three times, through windows-1252 or latin-1.
 * - published: lines that were really published damaged. negatives, multi-byte: right lines that reverse whole. The lists
 *   belong to no half of the pack, and are asked about once, beside the half that is held out.
 */
export declare const questions: Readonly<Record<QuestionName, Question>>;
export {};
