import { type FaultKind } from '../encoding/utf8.ts';
/** What keeps a line from going back to bytes of a table. */
export interface Breaker {
    /** UTF-16 code units of the line before it. */
    readonly index: number;
    /** The characters that stand there: one, or the part of a sequence that ends too early or is ill-formed. */
    readonly found: string;
    /** The bytes of these characters in the table; none when it lacks the first of them. */
    readonly bytes: readonly number[];
    /** `no-byte`: the table lacks the character; `forbidden`: the whole line goes back, to a character that no repair may bring; else what is wrong with the bytes. */
    readonly problem: 'no-byte' | 'forbidden' | FaultKind;
    /** The character that no repair may bring. */
    readonly expected?: string;
}
/**
 * Gives the first character at which a line stops to go back through a table, or else the first sequence that brings a character
 * that no repair may; undefined when nothing bars the line. Linear.
 */
export declare function breakerOf(line: string, table: number): Breaker | undefined;
/** Gives what stands at a place beyond ASCII that begins no whole sequence of a table. */
export declare function breakerAt(line: string, index: number, table: number): Breaker;
