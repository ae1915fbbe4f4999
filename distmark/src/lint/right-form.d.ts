import type { RepairedWord } from './repaired-word.ts';
/**
 * Gives a function that tells whether the right form of a damaged word stands in one of `texts`: the word itself, or each of
 * its repaired characters alone in marks.
 *
 * Catches pages about encodings, which name a letter alone beside damage that is glued to others (`\u00c3\u201e2` instead of
 * `"\u00c4"`); spares damage in prose that holds the same letter in another word, in marks or not.
 */
export declare function rightFormFinder(texts: readonly string[]): (word: RepairedWord) => boolean;
