import { type FileReport, type ReportedFinding } from './file-report.ts';
/**
 * Writes reports as JSON: an array with the fields of vfile-reporter-json, and for each file its encoding, what
 * decided it and the count of each rule, for each message its severity, fix, pairs and tables. Ends in a line end.
 */
export declare function jsonReport(reports: readonly FileReport[]): string;
/** The fields of a finding in JSON. */
export declare function messageFields({ severity, message, start, end }: ReportedFinding): object;
