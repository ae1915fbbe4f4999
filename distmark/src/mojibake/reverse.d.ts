/**
 * Gives the mask of the tables that take every character of `text` back to a byte so that the bytes are UTF-8 in
 * structure. Overlong forms and surrogates still pass; `reverse` refuses them. 0 when `text` is ASCII.
 */
export declare function reversingTables(text: string, tables: number): number;
/**
 * Takes every character of `text` back to its byte in a table and reads the bytes as UTF-8.
 * Gives undefined when a character has no byte there, or when the bytes are not well-formed UTF-8.
 */
export declare function reverse(text: string, table: number): string | undefined;
/** Gives the byte of a BMP character in a table; 0 when the table lacks it, and for ASCII. */
export declare function byteOf(codeUnit: number, table: number): number;
