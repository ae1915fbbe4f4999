/**
 * Gives a path as text that keeps every byte: each one that is not UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF for 80
 * to FF, which no path in UTF-8 holds. (PEP 383 does the same.) The text can be joined, cut and compared like any path.
 */
export declare function pathOfBytes(bytes: Uint8Array): string;
/**
 * Gives a path as the file system wants it: as bytes where they are not UTF-8. Every call of `node:fs` on the path of a
 * linted file, or of a folder above it, takes this.
 */
export declare function systemPath(path: string): string | Buffer;
/** Shows the bytes of a path that are not UTF-8 as `\xE9`. */
export declare function showPathBytes(text: string): string;
