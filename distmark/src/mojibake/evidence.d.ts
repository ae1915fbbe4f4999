/**
 * Gives the log-likelihood of `text` as a line of right text, in nats, counted over the places where a character beyond
 * ASCII stands or stood just before. Texts with the same ASCII characters in the same order can be compared.
 * Linear; the model is unpacked at the first call.
 */
export declare function logLikelihood(text: string): number;
/** Gives the share of a small letter among the letters of right text beyond ASCII, 0 to 1; never 0. */
export declare function letterShare(codePoint: number): number;
