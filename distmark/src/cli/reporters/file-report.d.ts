import type { DecidedBy } from '../../encoding/decide.ts';
import type { ConfiguredRule } from '../../lint/config.ts';
import type { Severity } from '../../lint/finding.ts';
import type { LintMessage } from '../../lint/message.ts';
/** One file of a report, with at least one finding. */
export interface FileReport {
    /** As the user would type it in `cwd`; undefined for standard input without a name. */
    readonly path: string | undefined;
    /** Absolute path of the working directory. */
    readonly cwd: string;
    readonly encoding: string;
    readonly decidedBy: DecidedBy;
    /** The rules that looked at the file, for formats that explain them. */
    readonly rules: readonly ConfiguredRule[];
    readonly findings: readonly ReportedFinding[];
}
/** A finding of a report: its message, and what a message does not say. */
export interface ReportedFinding {
    readonly severity: Severity;
    readonly message: LintMessage;
    readonly start: ReportedPlace;
    /** Just past the last character. */
    readonly end: ReportedPlace;
    /** What stands there; bytes that are not UTF-8 as `\xE9`. */
    readonly text: string;
}
/** A place in all the units that formats count in; each is 1-based. */
export interface ReportedPlace {
    readonly line: number;
    /** In UTF-16 code units. */
    readonly column: number;
    /** In bytes of UTF-8. */
    readonly byteColumn: number;
}
/** The path of a report, or what stands for standard input without a name. */
export declare function pathOrStdin({ path }: FileReport): string;
/** Leaves only errors in a report; files without one are left out. */
export declare function errorsOnly(reports: readonly FileReport[]): readonly FileReport[];
/** How many findings of each severity there are. */
export declare function severityCounts(reports: readonly FileReport[]): Readonly<Record<Severity, number>>;
/** Words the counts that are not zero: `2 errors, 1 warning`. */
export declare function countsInWords(counts: Readonly<Record<Severity, number>>): string;
