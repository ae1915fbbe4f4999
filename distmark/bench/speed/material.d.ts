/** The folder of right text, and what makes trees of files from it. */
export declare const shared: string;
/** A folder of files, and how much it holds. */
export interface Tree {
    readonly folder: string;
    readonly files: number;
    readonly bytes: number;
}
/** Makes a tree of so many files, of which a share holds one damaged line. */
export declare function makeTree(folder: string, { files, damaged }: {
    readonly files: number;
    readonly damaged?: number;
}): Tree;
/** Counts the files below a folder and their bytes. */
export declare function measureTree(folder: string): Tree;
/** Gives about `bytes` bytes of right text in a language of the pack (`fr`), cut at a line. */
export declare function textOf(language: string, bytes: number): string;
/** Gives a text with its letters beyond ASCII made ASCII. */
export declare function asciiOf(text: string): string;
