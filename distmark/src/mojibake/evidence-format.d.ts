/**
 * Constants that the packed model and its reader share. The layout, in order; numbers are varints of 7 bits, low first:
 *
 * - groups: their count, then of each its name (length and ASCII), its cost, the cost of an unseen member, the cost of a
 *   character after itself, and the cost of falling back from it
 * - pairs of groups: for each group (ASCII classes included) the count of followers, then of each the step from the last
 *   follower and its cost
 * - characters: their count, then of each the step in code points, its group, its cost in the group, its cost of falling back
 *   (the tiers and ASCII classes come first, without steps and groups)
 * - hanzi and Hangul: their count, then of each the step in code points and its tier
 * - pairs: for each symbol the count of followers, then of each the step from the last follower and its cost
 *
 * A cost is a negative natural logarithm of a probability in quarters, at most 255.
 */
export declare const costsPerNat = 4;
/** Tiers of frequency of hanzi and of Hangul; tier 0 was never seen. */
export declare const tierCount = 14;
