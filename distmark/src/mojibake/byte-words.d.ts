/**
 * Gives words of a file that hold bytes beyond ASCII, each once however often it stands there and with a line end behind it:
 * some 16,000 bytes of them at even distances, or all there are. Words end at bytes below 30, which no encoding has inside a
 * character; the last character of one that is very long may be cut. Linear; of a file of more than 512 KiB 32 windows are read.
 */
export declare function byteWordsOf(bytes: Uint8Array): Uint8Array;
