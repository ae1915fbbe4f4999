import type { Layer } from './reading.ts';
/** A piece of a text before a layer is undone, and what becomes of it: the smallest in which both hold whole characters. */
export interface Stretch {
    /** UTF-16 code units of the text before, half-open. */
    readonly start: number;
    readonly end: number;
    /** UTF-16 code units of the text after, half-open. */
    readonly afterStart: number;
    readonly afterEnd: number;
    readonly bytes: readonly number[];
    /** Whether the layer made other characters of it. */
    readonly isTouched: boolean;
}
/** Gives the stretches of a layer from left to right, but for ASCII characters that stay. Linear. */
export declare function stretchesOf(before: string, layer: Layer): readonly Stretch[];
/** Fills in the ASCII characters between the stretches of a text. */
export declare function withAscii(stretches: readonly Stretch[], before: string): readonly Stretch[];
