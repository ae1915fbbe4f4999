/** A fenced block of a page, with the heading above it and the file that the paragraph before it names first. */
export interface PageBlock {
    readonly heading: string;
    readonly language: string;
    readonly file: string | undefined;
    readonly text: string;
}
/** Lists the fenced blocks of a page of the repository, in order. */
export declare function blocksOf(page: string): readonly PageBlock[];
/** Gives the one block of a page under a heading, for a file, or of a language and for none. Throws when there is none, or more than one. */
export declare function blockOf(page: string, heading: string, fileOrLanguage: string): string;
