import type { Pair } from '../mojibake/pair.ts';
import type { Loss } from './explanation.ts';
/** Gives the places of a line where bytes are gone, from left to right: pieces of damage in part, and U+FFFD, misread or not. */
export declare function lossesOf(text: string, pairs: readonly Pair[]): readonly Loss[];
