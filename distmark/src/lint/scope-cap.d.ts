import type { Document } from './document.ts';
/**
 * Bytes of UTF-8 above which markdown is not parsed: the lines alone say what is code.
 *
 * remark-parse takes about 1 to 1.7 seconds for 256 KiB of prose or lists, and about 5 for 512 KiB of a nested list with
 * links, at 1.7 times the memory. The largest page of the Node.js documentation (`fs.md`, 261,973 bytes) is just below.
 */
export declare const PARSED_BYTES_MAXIMUM: number;
/** Tells whether a document is markdown that takes too long to parse, so that its scopes come from its lines alone. */
export declare function isCapped(document: Document): boolean;
