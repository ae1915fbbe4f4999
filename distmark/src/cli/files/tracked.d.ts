/**
 * Makes what tells whether git tracks a file (an absolute path); false outside a repository and without git. Git is asked
 * once for each folder, which must have a name in UTF-8: no other can be handed to a program from here.
 */
export declare function createTrackedLookup(): (file: string) => boolean;
