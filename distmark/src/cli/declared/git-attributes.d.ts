/** Whether a file of attributes gives some file an encoding; false when it cannot be read. */
export declare function mentionsEncoding(file: string): boolean;
/**
 * Asks git for the encodings that the attributes of a repository give its files, in one call. `top` and the files are
 * absolute paths. Gives none where git is missing or refuses, or the top has a name that is not UTF-8.
 */
export declare function workingTreeEncodings(top: string, files: readonly string[]): ReadonlyMap<string, string>;
