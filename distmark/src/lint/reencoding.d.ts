import type { WrittenLabel } from '../encoding/declaration.ts';
import type { Document } from './document.ts';
import type { Edit } from './finding.ts';
/** What becomes of a file that is written again as UTF-8, or why it is not. */
export type Reencoding = {
    readonly edit: Edit;
    /** Characters that the standard's encoder of the old encoding spells otherwise, so that the old bytes cannot come back. */
    readonly respelt: number;
} | {
    /** Why the file stays as it is, in words for the user that follow "since". */
    readonly refusal: string;
};
/**
 * Writes a document that is not read as UTF-8 again as UTF-8 without a mark, and corrects what it declares. Done only where
 * the encoding is declared or certain, all of the file can be read, and the old encoding can write the same text.
 */
export declare function reencodingOf(document: Document): Reencoding;
/** Whether nothing declares the encoding of a document and its bytes leave no doubt of it. */
export declare function isDetected({ candidates }: Document): boolean;
/** The edit that makes a declaration inside a UTF-8 file true. */
export declare function correctionOf({ source, span }: Pick<WrittenLabel, 'source' | 'span'>): Edit;
