import { weights } from './weights.js';
/** Turns log-likelihoods, in nats, into shares that sum to 1. */
export function sharesOf(logarithms) {
    const most = Math.max(...logarithms);
    const parts = logarithms.map((logarithm) => Math.exp(logarithm - most));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => part / whole);
}
/**
 * Gives what a loss against the best reading counts when many lines are added up: nothing within the margin of rivals. Lines
 * that only lean to a reading lean for the same reason, so a hundred of them are no more certain than one.
 */
export function beyondMargin(loss) {
    return Math.max(0, loss - weights.rivalMargin);
}
