import { type EscapeSettings } from './escape.ts';
import { type Pair } from './pair.ts';
import type { Layer } from './reading.ts';
/** Damage that is written in escapes. */
export interface EscapedDamage {
    /** The damaged pieces that hold an escape, with what is found as it is written in the line. */
    readonly pairs: readonly Pair[];
    /** The line with these pieces replaced by what they probably were. */
    readonly text: string;
    /** The likeliest reading of the line without escapes, and the same pieces in it. */
    readonly plain: {
        readonly text: string;
        readonly pairs: readonly Pair[];
    };
    /** The misreadings undone, the last one first. */
    readonly layers: readonly Pick<Layer, 'tables' | 'original'>[];
    /** Gain of the reading, in nats. */
    readonly gain: number;
}
/**
 * Finds damage that a line holds in escapes: it is judged as the line would be if its escapes were the characters that they
 * stand for. Gives undefined when there is none. C1 controls do not count (code that removes them names them so), nor do
 * pieces that have lost a byte.
 */
export declare function escapedDamage(line: string, tables: number, settings: EscapeSettings): EscapedDamage | undefined;
