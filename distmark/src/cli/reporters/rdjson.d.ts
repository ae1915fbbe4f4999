import { type FileReport } from './file-report.ts';
/**
 * Writes findings as the diagnostics of reviewdog, with what `--fix` would put there as suggestions. Columns count bytes.
 *
 * Source: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf.
 */
export declare function rdjsonReport(reports: readonly FileReport[]): string;
