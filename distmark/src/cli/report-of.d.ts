import type { ConfiguredRule } from '../lint/config.ts';
import type { Check } from './check.ts';
import type { FileReport } from './reporters/file-report.ts';
/** The file that a report is about. */
export interface ReportSubject {
    readonly path: string | undefined;
    readonly cwd: string;
    readonly rules: readonly ConfiguredRule[];
}
/** Makes the report of a checked document; what makes messages is loaded at the first finding of a run. */
export declare function reportOf({ document, findings }: Pick<Check, 'document' | 'findings'>, subject: ReportSubject): Promise<FileReport>;
