/** Bytes that are looked at four at a time, and how many stand before the first four. */
export interface Words {
    readonly bytes: Uint8Array;
    readonly words: Int32Array;
    readonly offset: number;
}
/** Prepares bytes; costs nothing that grows with them. */
export declare function wordsOf(bytes: Uint8Array): Words;
/** Gives the offset of the first byte from `from` on that is 80 or above; the number of bytes when there is none. */
export declare function nextBeyondAscii({ bytes, words, offset }: Words, from: number): number;
/** Counts the line feeds between two offsets (half-open). */
export declare function countLineFeeds({ bytes, words, offset }: Words, start: number, end: number): number;
