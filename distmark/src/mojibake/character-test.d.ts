/**
 * Makes a question about a single character that remembers its answers: patterns with Unicode properties cost ten times as
 * much as a look into an array. Characters beyond the BMP are asked each time.
 */
export declare function characterTest(pattern: RegExp): (codePoint: number) => boolean;
