import type { Document } from '../lint/document.ts';
import type { Finding } from '../lint/finding.ts';
/**
 * Gives the text that a finding is about, by which it is known again when lines have moved: what its rule calls the
 * actual text, else what its span covers, where bytes that are not UTF-8 are written as `\xE9`. Empty for a finding
 * about the whole file.
 */
export declare function damagedText({ utf8, text: textOf }: Document, { actual, span }: Finding): string;
