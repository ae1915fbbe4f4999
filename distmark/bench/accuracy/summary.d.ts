import { type Answer, type Row } from './answer.ts';
import type { Answers } from './job.ts';
/** Adds up the damaged lines of an answer, of all tables or of some. */
export declare function damagedRow({ tables }: Answer, isWanted?: (table: string) => boolean): Row;
/** Writes what became of each question's lines. What is right before is not counted as lines where others are damaged. */
export declare function questionTable(answers: Answers): string;
/** Writes the share of restored lines by table and question, with the lines of all questions that went wrong. */
export declare function tableTable(answers: Answers): string;
