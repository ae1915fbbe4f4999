import { type FileReport } from './file-report.ts';
/** Writes a finding a line, each a JSON object with the path and encoding of its file and the fields of `json`; empty without findings. */
export declare function jsonlReport(reports: readonly FileReport[]): string;
