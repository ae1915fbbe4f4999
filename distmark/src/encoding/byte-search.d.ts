/** What looks through bytes as a whole, in ways that a runtime can do much faster than a loop of ours. */
export interface ByteSearch {
    /** Whether no byte is 80 or above. */
    isAscii(bytes: Uint8Array): boolean;
    /** Whether all bytes are well-formed UTF-8. */
    isUtf8(bytes: Uint8Array): boolean;
    /** The offset of the first `byte` from `start` on; -1 when there is none. */
    indexOf(bytes: Uint8Array, byte: number, start: number): number;
}
/** The search in use: the portable one until `useByteSearch` puts the runtime's own in its place. */
export declare let byteSearch: ByteSearch;
/** Puts a search into use, for all calls from now on. */
export declare function useByteSearch(search: ByteSearch): void;
