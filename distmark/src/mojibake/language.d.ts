/** A word as some encoding reads it, perhaps with signs around it and within. */
export interface ReadWord {
    readonly text: string;
    /** What it says at least, in nats: bytes that are no word in any encoding, as flags behind the words of a dictionary are. */
    readonly least: number;
}
/**
 * Gives the log-likelihood of words in the language that explains them best, in nats: what the pairs of characters say, and how
 * much likelier the letters of words beyond ASCII are in that language than at large. Catches text that is made of the
 * letters of several languages, as Icelandic is that is read as Turkish; spares names in another language, since no letter
 * costs more than 8 nats, and markup and programs, whose words are ASCII.
 *
 * Linear; the models are unpacked at the first call.
 */
export declare function likelihoodInOneLanguage(words: readonly ReadWord[]): number;
