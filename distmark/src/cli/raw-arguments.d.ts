/**
 * Gives the words of the command line with every byte of them, as `pathOfBytes` has it: Node puts U+FFFD in the place of
 * bytes that are not UTF-8, and a file of such a name is not found. Only Linux tells the bytes; elsewhere, and where the
 * system does not tell, the words stay as they are.
 */
export declare function rawArguments(words: readonly string[]): readonly string[];
/** Gives the working folder (absolute), with every byte of its path as `pathOfBytes` has it. */
export declare function workingFolder(): string;
