import type { Document } from '../lint/document.ts';
import type { Finding } from '../lint/finding.ts';
/**
 * Tells whether a finding is about the bytes of a file and not about its text: its mark, what it declares of its encoding, bytes
 * that are not UTF-8, or the file as a whole, for which an empty span at its start stands.
 *
 * An editor hands over text, so only the file can be judged for such, and no edit of the text mends it.
 */
export declare function isAboutBytes({ span }: Finding, { utf8, decision, isEditable, spanInText }: Document): boolean;
