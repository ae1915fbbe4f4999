/**
 * Makes what tells whether the rules that ship have nothing to say of a file (an absolute path), by reading it into a buffer
 * that all files share. False for a file that is large or cannot be read: whoever reads it again finds out why.
 */
export declare function plainFileTest(): (path: string) => boolean;
