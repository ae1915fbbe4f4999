/** Counts the words of a text in small letters: those with a letter beyond ASCII, or all. Linear. */
export declare function wordsBeyondAscii(text: string, { isAll }?: {
    readonly isAll?: boolean;
}): ReadonlyMap<string, number>;
