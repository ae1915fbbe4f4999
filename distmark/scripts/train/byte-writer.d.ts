/** Collects bytes. */
export interface ByteWriter {
    byte(value: number): void;
    /** Seven bits a byte, low first; the high bit says that more follow. */
    varint(value: number): void;
    /** Length and ASCII. */
    text(value: string): void;
    /** How many, then of each the step from the number before and the cost, by rising number. */
    steps(entries: readonly {
        readonly number: number;
        readonly cost: number;
    }[]): void;
    bytes(): Buffer;
}
/** Makes an empty byte writer. */
export declare function byteWriter(): ByteWriter;
