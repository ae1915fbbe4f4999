import type { WrittenLabel } from './declaration.ts';
/**
 * Reads `@charset "...";` at the very start of a style sheet; browsers take no other spelling of it for a declaration.
 * Source: https://drafts.csswg.org/css-syntax/#input-byte-stream.
 */
export declare function cssDeclaration(bytes: Uint8Array): WrittenLabel | undefined;
