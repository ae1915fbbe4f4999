/** Finds the top of the git repository that holds a folder (absolute paths); the folder itself where there is none. */
export declare function repositoryTop(folder: string): string;
