import { type FileReport } from './file-report.ts';
import type { ReportSettings } from './reporter.ts';
/**
 * Writes findings as test results: a suite a file, a case a finding, which fails unless it is an info. Nothing found is one
 * case that passes, since some services refuse a report without cases.
 *
 * The text is ASCII, and controls are shown by their number: XML 1.0 forbids them in any spelling
 * (https://www.w3.org/TR/xml/#charsets).
 */
export declare function junitReport(reports: readonly FileReport[], { root }: Pick<ReportSettings, 'root'>): string;
