import { type FileReport } from './file-report.ts';
/**
 * Writes a finding a line, as compilers do, so that editors and `grep` find the place: `path:line:column: error: text [rule]`.
 * Empty without findings.
 *
 * Each line goes through `forTerminalLine` as a whole: nothing of a file starts a line of its own or a command of a log.
 */
export declare function compactReport(reports: readonly FileReport[]): string;
