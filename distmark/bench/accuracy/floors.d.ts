import type { Answers } from './job.ts';
import type { QuestionName } from './question.ts';
/** The least that a question's answer must show. */
export interface Floor {
    /** Least share of damaged lines that are restored, in percent. */
    readonly restored?: number;
    /** The same for the tables of the web. */
    readonly web?: number;
    /** Most lines that may come out as something else for each 10,000 damaged ones; right lines that are rewritten count. */
    readonly wrong?: number;
    /** Most right lines that may be rewritten, and that may be reported as an error or a warning. */
    readonly rewritten?: number;
    readonly reported?: number;
}
/** Names every floor that answers miss, one sentence each. */
export declare function missedFloors(answers: Answers, wanted?: Partial<Readonly<Record<QuestionName, Floor>>>): string[];
