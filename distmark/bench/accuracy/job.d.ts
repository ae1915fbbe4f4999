import { type Answer } from './answer.ts';
import type { ProductSource } from './product.ts';
import type { QuestionName, Sampling } from './question.ts';
/** Work that is shared out: questions that are asked of products about some lines. */
export interface Job {
    /** Each is asked the same. */
    readonly products: readonly ProductSource[];
    /** The folder that holds the pack and the lists of lines. */
    readonly corpora: string;
    /** Which half of the pack the questions are about; all of it when absent. */
    readonly half?: 'seen' | 'heldOut';
    /** Languages of the pack that are taken; all when empty. */
    readonly languages: readonly string[];
    readonly questions: readonly QuestionName[];
    readonly sampling: Sampling;
}
/** The answers of one product. */
export type Answers = Partial<Record<QuestionName, Answer>>;
/** What a worker is told. */
export interface Share {
    readonly job: Job;
    /** It takes every file whose number leaves `index` when it is divided by `count`. */
    readonly index: number;
    readonly count: number;
}
/** Does a job with two workers and gives the answers of each product. Deterministic. */
export declare function run(job: Job): Promise<Answers[]>;
/** Adds up answers to the same questions. */
export declare function mergeAnswers(all: readonly Answers[]): Answers;
