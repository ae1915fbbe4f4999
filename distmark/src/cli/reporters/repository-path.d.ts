import type { FileReport } from './file-report.ts';
/**
 * Gives the path of a file from the top of its repository, with slashes, as services know it; the absolute path of a file
 * outside, and undefined for standard input without a name.
 */
export declare function repositoryPath({ path: file, cwd }: FileReport, root: string): string | undefined;
