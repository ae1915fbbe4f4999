/** Turns log-likelihoods, in nats, into shares that sum to 1. */
export declare function sharesOf(logarithms: readonly number[]): readonly number[];
/**
 * Gives what a loss against the best reading counts when many lines are added up: nothing within the margin of rivals. Lines
 * that only lean to a reading lean for the same reason, so a hundred of them are no more certain than one.
 */
export declare function beyondMargin(loss: number): number;
