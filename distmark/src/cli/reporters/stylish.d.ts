import { type FileReport } from './file-report.ts';
import type { ReportSettings } from './reporter.ts';
/**
 * Lays reports out for people, as vfile-reporter does, with notes if wanted; ends in a line end, and is empty when there is
 * no message. Past 1,000 messages it says how many more there are and what lists them.
 *
 * What comes from files goes through `forTerminal`: vfile-reporter hands escape sequences on to the terminal. Its last line
 * is replaced, since it counts only what is shown and, with infos, says `2 messages (1 error)`.
 */
export declare function stylishReport(reports: readonly FileReport[], { color, hasNotes }: Pick<ReportSettings, 'color' | 'hasNotes'>): string;
