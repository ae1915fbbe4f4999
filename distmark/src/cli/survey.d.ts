import type { Outcome } from './outcome.ts';
import { type FileReport } from './reporters/file-report.ts';
/** Says in a few lines what was found: how much of each rule, and in which folders. */
export declare function surveyWords(reports: readonly FileReport[], { checked }: Pick<Outcome, 'checked'>): readonly string[];
