import { type FileReport } from './file-report.ts';
import type { ReportSettings } from './reporter.ts';
/**
 * Writes findings as SARIF 2.1.0 for code scanning, with the help of the rules, what `--fix` would put there, and paths from
 * the top of the repository.
 *
 * Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html.
 */
export declare function sarifReport(reports: readonly FileReport[], { root, version }: Pick<ReportSettings, 'root' | 'version'>): string;
