/** Makes a folder of its own with these files (paths with slashes) and gives its real path; it goes when the tests end. */
export declare function scratch(files?: Readonly<Record<string, string | Uint8Array>>): string;
