import type { Span } from '../encoding/span.ts';
/** A line that holds a trigger. */
export interface Suspect {
    /** 1-based. */
    readonly lineNumber: number;
    /** Bytes of the line without its line end. */
    readonly span: Span;
    /** Triggers that the line holds, as bits. */
    readonly triggers: number;
}
/**
 * Gives the lines of `bytes` that hold a trigger, in order. Most lines are passed over by `nextDoubtful` and by searches for
 * single bytes; the others are visited character by character, and a new trigger has to be known to both.
 *
 * Whole-line reversibility is decided for all tables at once. After each character, bit i of `ready` says that table i has
 * given every character so far a byte and that these bytes are complete sequences; bit i of `need1` to `need3` says that
 * it still waits for so many continuation bytes. `open1` to `open3` do the same for a sequence that begins anywhere.
 *
 * Linear in time; memory grows with the suspect lines only. Bytes that are not UTF-8 are a trigger, never an error.
 */
export declare function scan(bytes: Uint8Array): Suspect[];
