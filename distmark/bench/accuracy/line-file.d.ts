import type { CaseFile } from './question.ts';
import type { RightFile } from './right-file.ts';
/** Lines that documentation once published damaged, with their right forms, each as a file of its own. */
export declare function publishedLines(corpora: string): CaseFile[];
/** Right lines that reverse whole through some table of the Encoding Standard, each as a file of its own. */
export declare function hardNegatives(corpora: string): CaseFile[];
/**
 * Right lines that are UTF-8 when a multi-byte encoding or cp850 writes them (short hanzi, kana and Hangul, box drawing),
 * each as a file of its own.
 */
export declare function multiByteNegatives(files: readonly RightFile[]): CaseFile[];
