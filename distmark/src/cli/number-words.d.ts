/** Words a number of things: `1 error`, `2 errors`, `1,000 errors`. */
export declare function countOf(number: number, noun: string): string;
/** Writes a whole number with a comma before each three digits. */
export declare function grouped(number: number): string;
