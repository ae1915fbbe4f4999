import { type FileReport } from './file-report.ts';
import type { ReportSettings } from './reporter.ts';
/** Writes findings as a Code Quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
export declare function gitlabReport(reports: readonly FileReport[], { root }: Pick<ReportSettings, 'root'>): string;
