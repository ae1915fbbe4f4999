import { type FileReport } from './file-report.ts';
/**
 * Gives for each finding of a report, in their order, 64 hexadecimal digits by which a service knows it again in the next
 * run: a hash of its file, its rule and the damaged text. No line number is in it, so that it stays when lines move; findings
 * that agree in all of that are told apart by their order.
 */
export declare function fingerprintsOf(report: FileReport, root: string): readonly string[];
