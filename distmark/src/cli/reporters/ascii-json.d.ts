/**
 * Writes a value as JSON in ASCII: a terminal or a pipe with the wrong code page cannot damage it, and no control of a
 * linted file is in it. Bytes, such as the replacement of an edit, are written as the text that they are in UTF-8.
 *
 * Programs that read logs take `##[` and the like for commands wherever it stands, so the second sign is escaped there.
 */
export declare function asciiJson(value: unknown, indent?: number): string;
/** The text of bytes in UTF-8, a mark included. */
export declare function textOfBytes(bytes: Uint8Array): string;
