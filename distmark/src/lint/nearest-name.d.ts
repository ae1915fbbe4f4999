/**
 * Finds the name that a misspelt one most likely means; undefined when none is near.
 *
 * Near is at most one mistake for every three characters, and two names that begin alike up to the end of the shorter
 * one (`--warn`, `--warnings`) are near as well. Upper and lower case are one. Cost: the product of the lengths, for
 * each name.
 */
export declare function nearestName(written: string, names: Iterable<string>): string | undefined;
/** Words a suggestion as the end of a message: ` Did you mean "no-bom"?`, or nothing when no name is near. */
export declare function didYouMean(written: string, names: Iterable<string>): string;
