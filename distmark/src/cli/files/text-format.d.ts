/** Tells whether a folder search takes a file of that name: by its extension, or by the names of files that have none. */
export declare function isTextFormat(fileName: string, more: ReadonlySet<string>): boolean;
/** Reads values of `--ext`, lists with or without dots, into extensions in lower case without dots. */
export declare function readExtensions(lists: readonly string[]): ReadonlySet<string>;
/** Extensions of the formats that a search of folders takes, in lower case without dots. */
export declare const textExtensions: ReadonlySet<string>;
/** Names of text files that have no extension, in lower case. */
export declare const textNames: ReadonlySet<string>;
