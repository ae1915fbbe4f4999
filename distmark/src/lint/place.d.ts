/** A place in a document as unist has it. */
export interface Place {
    /** 1-based; lines end at `\n`, `\r\n` and `\r` only. */
    readonly line: number;
    /** 1-based, in UTF-16 code units. A byte order mark at the start of the file counts as one unit. */
    readonly column: number;
}
/** Turns byte offsets of a text into lines, columns and code units. */
export interface PlaceFinder {
    placeOf(byteOffset: number): Place;
    /** UTF-16 code units before a byte offset; bad bytes count as the U+FFFD that a decoder puts in their place. */
    codeUnitOffsetOf(byteOffset: number): number;
    /** 1-based column in bytes; a byte order mark at the start of the file counts as its three. */
    byteColumnOf(byteOffset: number): number;
}
/**
 * Makes a finder for UTF-8 bytes. Offsets may be asked in any order; one pass over the bytes serves all questions, and each
 * costs at most a search and 4,096 bytes more.
 */
export declare function placeFinder(utf8: Uint8Array): PlaceFinder;
/**
 * Gives the byte offset that lies `codeUnits` UTF-16 code units after `from`, in text decoded from there. A bad sequence
 * counts as the one U+FFFD that a decoder puts in its place, so the sum of encoded lengths would not do. Linear.
 */
export declare function byteOffsetAfter(utf8: Uint8Array, from: number, codeUnits: number): number;
