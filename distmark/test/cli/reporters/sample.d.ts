import '../../../src/encoding/standard-codecs.ts';
import type { FileReport, ReportedFinding } from '../../../src/cli/reporters/file-report.ts';
/** The report of a file as a run in `/work` makes it. */
export declare function reportFor(path: string | undefined, bytes: Uint8Array): Promise<FileReport>;
/** A report without findings. */
export declare const emptyReport: FileReport;
/** A finding of two characters at the start of a line, with any text, as a custom rule may have it. */
export declare function handMade({ reason, line, endLine, fatal }: {
    reason: string;
    line?: number;
    endLine?: number;
    fatal: boolean | undefined;
}): ReportedFinding;
