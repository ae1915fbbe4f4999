/**
 * The multi-byte encodings that text is misread through, by the Encoding Standard's names. gbk stands for gb18030 as well:
 * the standard reads both alike, and the sequences of four bytes that only gb18030 has hold no UTF-8.
 */
export declare const multiByteNames: readonly ['gbk', 'shift_jis', 'euc-kr', 'big5', 'euc-jp'];
export type MultiByteName = (typeof multiByteNames)[number];
/** Whether an encoding is one of those, by the standard's name. */
export declare function isMultiByteName(name: string): name is MultiByteName;
/** A multi-byte encoding, from its characters to their bytes. */
export interface MultiByteTable {
    readonly name: MultiByteName;
    /**
     * For each code point of the BMP beyond ASCII its bytes as one number, the first byte highest (E5 A4 is 0xe5a4); 0 where
     * the encoding lacks it.
     */
    readonly packed: Uint32Array;
    /** All sequences, packed, of the code points that have several, and the sequence of those beyond the BMP. */
    readonly others: ReadonlyMap<number, readonly number[]>;
}
/** Gives the table of that name, made from the decoder at the first call (some 20 ms). */
export declare function multiByteTableOf(name: MultiByteName): MultiByteTable;
/** Gives all sequences of bytes, packed, that an encoding reads as a character; none when it lacks it. */
export declare function sequencesOf(table: MultiByteTable, codePoint: number): readonly number[];
/** Number of bytes of the character that begins at `offset` of bytes that an encoding has read without a fault. */
export declare function characterLength(name: MultiByteName, bytes: Uint8Array, offset: number): number;
