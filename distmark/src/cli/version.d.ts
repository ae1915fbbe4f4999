/** Reads the version of mojilint from its package. */
export declare function readVersion(): string;
