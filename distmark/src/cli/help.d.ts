/** The text of `--help`, at most 100 columns wide, ending in a line end. */
export declare function helpText(): string;
