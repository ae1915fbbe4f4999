/** Gives the path (absolute, as `pathOfBytes` has it) of the file that a URI names; undefined when it names no file of this machine. Never throws. */
export declare function pathOfUri(uri: string): string | undefined;
