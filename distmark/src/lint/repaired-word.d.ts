import type { Pair } from '../mojibake/pair.ts';
/** A word of a reading that holds repaired characters: what should stand there instead of a damaged word. */
export interface RepairedWord {
    readonly text: string;
    /** Its repaired characters, from left to right. */
    readonly characters: readonly string[];
}
/**
 * Gives the words of a reading that hold a repaired character, each once, without the punctuation around them unless it was
 * repaired. Linear.
 */
export declare function repairedWords(text: string, pairs: readonly Pair[]): readonly RepairedWord[];
