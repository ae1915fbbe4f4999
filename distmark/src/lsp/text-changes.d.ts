import type { TextEdit } from './fixes.ts';
/**
 * Gives the edits that make one text of another: one for each line that differs, from its first to its last character that does,
 * so that cursors elsewhere stay; or one for the whole text where lines came or went. Linear.
 */
export declare function changesBetween(before: string, after: string): readonly TextEdit[];
