/** Reads a file of the shared folder; where it is missing, prints what is not checked for want of it and gives undefined. */
export declare function readShared(name: string, unchecked: string): string | undefined;
