import { type Reading } from './reading.ts';
/**
 * Gives the gain from which on a reading is accepted, in nats. One that brings a single character again and again is no likelier
 * for that. One through a multi-byte encoding, or of bytes of another legacy encoding, must be likely by itself as well: words of
 * one or two hanzi and runs of letters read as others by chance, and a file full of damage does not make that any rarer.
 */
export declare function leastGain({ text, layers, fileGain }: Reading): number;
/**
 * Whether a text is a letter or two and nothing else: of single hanzi, kana and Hangul, one in twelve reads back to a letter, and
 * word lists hold characters that the model has never seen.
 */
export declare function isShort(text: string): boolean;
