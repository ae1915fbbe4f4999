import type { WrittenLabel } from './declaration.ts';
/**
 * Gives the declaration that a browser goes by which has only the bytes of a page: what stands in its first 1024 bytes.
 * Linear in these. Source: https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding.
 */
export declare function prescan(bytes: Uint8Array): WrittenLabel | undefined;
/**
 * Gives all declarations of a page, the strongest first: those that the prescan sees, and then the `<meta>` elements that
 * come too late for it. Late ones are looked for in the head only and not in scripts, where text like them is a string.
 */
export declare function htmlDeclarations(bytes: Uint8Array): readonly WrittenLabel[];
