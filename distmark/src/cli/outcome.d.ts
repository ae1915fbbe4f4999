import type { RuledFinding } from '../lint/finding.ts';
import type { OptionValues } from './options.ts';
/** What a run found and did, as far as its exit code and its last words depend on it. */
export interface Outcome {
    /** Files that were read and checked. */
    checked: number;
    errors: number;
    warnings: number;
    /** Findings that `--fix` would repair, and those that need `--unsafe-fixes` as well. */
    fixable: number;
    unsafelyFixable: number;
    /** Files that were changed, or with `--diff` would be. */
    changed: number;
    /** What could not be done. */
    problems: number;
}
/** Gives the outcome of a run that has done nothing yet. */
export declare function newOutcome(): Outcome;
/** Adds the findings of one file. */
export declare function countFindings(outcome: Outcome, findings: readonly RuledFinding[]): void;
/** The exit code: 0 nothing left to do, 1 something is left, 2 something could not be done. */
export declare function exitCodeOf(outcome: Outcome, options: OptionValues): 0 | 1 | 2;
/** The last words of a run, for standard error: what was fixed and what could be; one sentence a line. */
export declare function lastWords(outcome: Outcome, options: OptionValues): readonly string[];
