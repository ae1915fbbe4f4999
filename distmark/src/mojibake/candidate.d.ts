/** An encoding that undeclared bytes may be in. */
export interface Candidate {
    /** The Encoding Standard's name. */
    readonly encoding: string;
    /** Other encodings that read the same text out of the bytes. */
    readonly others: readonly string[];
    /** How much less likely it is than the likeliest, in nats; 0 for that one. */
    readonly loss: number;
    /**
     * How much more its words say than bytes that are no words, in nats for each byte beyond ASCII; 0 for fewer than three words,
     * and near 0 for noise.
     */
    readonly sense: number;
}
/**
 * Ranks the encodings that decode all bytes without an error, likeliest first; those that read the same text are one. The
 * measure is the log-likelihood of the words that hold bytes beyond ASCII, each once, so that what is repeated counts once,
 * with how well one language explains their letters, and the prior of the encoding. None is left for bytes that no legacy
 * encoding reads.
 *
 * Linear: every byte is looked at, and some 16,000 bytes are weighed.
 */
export declare function candidatesOf(bytes: Uint8Array): readonly Candidate[];
/** The candidates that are about as likely as the first. */
export declare function narrow(candidates: readonly Candidate[]): readonly Candidate[];
/** Whether a file is in the first candidate beyond doubt: others lie far behind, and it is text in that one. */
export declare function isCertain([first, second]: readonly Candidate[]): boolean;
