import { type QuestionName, type Sampling } from './question.ts';
/** A fault of the command line, in words for the user. */
export declare class UsageError extends Error {
}
/** What is measured: the linter as it is, or what its parts, its thresholds, other tools and time say. */
export type Mode = 'measure' | 'ablate' | 'curve' | 'peers' | 'cost' | 'detection';
/** What the command line asks for. */
export interface Settings {
    readonly mode: Mode;
    readonly corpora: string;
    readonly questions: readonly QuestionName[];
    readonly languages: readonly string[];
    readonly sampling: Sampling;
    /** Whether each half of the right text is judged by the model of the other. */
    readonly split: boolean;
    /** Whether a floor that is missed fails the run. */
    readonly floors: boolean;
    /** Where everything is written as JSON. */
    readonly json: string | undefined;
    /** Whether the tables are written into the page about accuracy. */
    readonly write: boolean;
    /** The options that decide what the tables hold, as they are typed. */
    readonly measured: string;
}
/** Reads the command line. Throws `UsageError`. */
export declare function readSettings(args: readonly string[]): Settings;
