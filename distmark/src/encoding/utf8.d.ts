/** What is wrong with bytes that are not UTF-8. */
export type FaultKind = 'stray' | 'cut' | 'overlong' | 'surrogate' | 'beyond-range';
/** The bytes of one ill-formed sequence. */
export interface Utf8Fault {
    /**
     * `stray`: a continuation byte without a lead, or a byte that UTF-8 never uses and nothing continues; `cut`: a lead whose
     * sequence ends too early; `overlong`: more bytes than the character needs; `surrogate`: U+D800 to U+DFFF;
     * `beyond-range`: above U+10FFFF.
     */
    readonly kind: FaultKind;
    readonly byteOffset: number;
    /** Bytes that a decoder replaces together (the maximal subpart of Unicode 3.9): 1 to 3. */
    readonly length: number;
}
/**
 * Finds the first ill-formed sequence in `bytes` from `start` to `end` (half-open).
 * Linear; never throws. Source: The Unicode Standard, table 3-7.
 */
export declare function firstFault(bytes: Uint8Array, start?: number, end?: number): Utf8Fault | undefined;
/**
 * Gives the length of the UTF-8 sequence at `index`: 1 to 4 when it is well-formed, otherwise minus the number of bytes
 * that a decoder replaces together. Reads no byte at or after `end`.
 */
export declare function sequenceLength(bytes: Uint8Array, index: number, end: number): number;
/** Gives the code point of the well-formed sequence of one to three bytes at `index`; 10000 (hexadecimal) for any of four. */
export declare function bmpCodePointAt(bytes: Uint8Array, index: number, length: number): number;
/** Gives the number of bytes of the sequences that a byte leads: 2 to 4, or 0 when it leads none. */
export declare function lengthOfLead(byte: number): number;
/** Whether a byte is 80 to BF. */
export declare function isContinuation(byte: number): boolean;
/** Names the fault of the ill-formed sequence at `index`. */
export declare function faultAt(bytes: Uint8Array, index: number, end?: number): Utf8Fault;
/** Number of bytes of a text in UTF-8; an unpaired surrogate counts as the U+FFFD that an encoder writes. */
export declare function utf8Length(text: string): number;
