import type { Explanation } from '../../lint/explanation.ts';
import type { ReportedFinding } from '../reporters/file-report.ts';
/** An explanation with its findings as reports have them. */
export interface ReportedExplanation {
    readonly explanation: Explanation;
    readonly findings: readonly ReportedFinding[];
}
/** Writes explanations as JSON in ASCII: an array, also of one. `path` is null for a text of the command line. Ends in a line end. */
export declare function explanationJson(explanations: readonly ReportedExplanation[], path: string | undefined): string;
