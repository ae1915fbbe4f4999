/** Reads packed data from its start. Data that end too early read as zeros. */
export interface ByteReader {
    byte(): number;
    /** Seven bits a byte, low first; the high bit says that more follow. */
    varint(): number;
    /** Length and ASCII. */
    text(): string;
}
/** Makes a reader of data in base64. */
export declare function byteReader(base64: string): ByteReader;
