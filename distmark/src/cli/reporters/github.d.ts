import { type FileReport } from './file-report.ts';
import type { ReportSettings } from './reporter.ts';
/**
 * Writes findings as commands that GitHub turns into annotations: errors first, then warnings, a summary, and infos, since
 * it shows only ten of each level. Notes, if wanted, stand below the text. Empty without findings.
 *
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
export declare function githubReport(reports: readonly FileReport[], { hasNotes, root }: Pick<ReportSettings, 'hasNotes' | 'root'>): string;
