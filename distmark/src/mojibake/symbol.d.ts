/**
 * What the evidence model sees of a character: a symbol, and the group it falls back on.
 *
 * ASCII characters are few classes (each small letter is its own, so that `u` before U+00E9 and `x` before it differ);
 * hanzi and Hangul syllables stand in tiers of frequency; every other character is its own symbol. A group is a script
 * and a kind of character: what the model knows of characters that it has never seen.
 */
/** The class of a blank, which also stands for the ends of a line. */
export declare const blank = 1;
/** Classes of the ASCII characters: 1 for blanks and the ends of a line, below `asciiClassCount`. */
export declare const asciiClass: Uint8Array;
/** One more than the highest class of an ASCII character. */
export declare const asciiClassCount = 40;
/** Whether a character counts by its tier of frequency and not by itself. */
export declare function isTiered(codePoint: number): boolean;
/** Whether a code point is a Hangul syllable. */
export declare function isHangul(codePoint: number): boolean;
/** Names the group of a non-ASCII character: its script and its kind, for example `cyrillic lower`. */
export declare function groupName(codePoint: number): string;
