/** Lets the extension at the end of a pattern match in any case: `*.md` becomes `*.[mM][dD]`. */
export declare function withAnyCase(pattern: string): string;
