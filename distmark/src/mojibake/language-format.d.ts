/**
 * Constants that the packed languages and their reader share. The layout, in order; numbers are varints of 7 bits, low first:
 *
 * - the count of languages and of letters, then of each letter the step in code points
 * - for each language the ratio of a letter that it lacks, then the count of the others, and of each the step in numbers of
 *   letters from 0 and its ratio
 * - the count of pairs of letters, then of each the step from the last, the count of its languages, and of each the step in
 *   numbers of languages and its ratio. A pair is `first * (letters + 1) + second`, letters from 1; 0 is the end of a word
 *
 * A ratio is a byte: the logarithm of how much likelier a letter is in words of the language than in words at large, in
 * quarters, with `mostRatio` added.
 */
export declare const ratiosPerNat = 4;
/** The largest ratio, and the smallest with another sign, packed: 8 nats. */
export declare const mostRatio = 32;
