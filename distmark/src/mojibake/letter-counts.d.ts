/** How often letters beyond ASCII were seen, by code point of the small letter; a share of a line counts in fractions. */
export interface LetterCounts {
    readonly counts: Map<number, number>;
    total: number;
}
/** Letters of one text, each once with how often it stands there. */
export type TextLetters = readonly (readonly [codePoint: number, count: number])[];
/** Makes counts of nothing. */
export declare function noLetters(): LetterCounts;
/** Gives the letters and marks beyond ASCII of a text, capitals as small letters. Linear. */
export declare function lettersOf(text: string): TextLetters;
/** Adds the letters of a text to `into`, each `share` times. */
export declare function addLetters(into: LetterCounts, letters: TextLetters, share?: number): void;
/**
 * Gives how much likelier letters are in a file than in text at large, in nats, each letter once: the file is known by the
 * letters that were `seen` in it, less those that the line itself gave (`own`). 0 when nothing was seen. Catches a Danish word
 * that another table turns into letters that the file never has; spares names in another language, since what was never seen
 * costs no more than `letterClip`.
 */
export declare function familiarity(letters: TextLetters, seen: LetterCounts, own: LetterCounts): number;
