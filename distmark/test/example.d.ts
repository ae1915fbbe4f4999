/** Runs an example of a page and compares what it prints with the comments behind its calls of `console.log`, which all have one. */
export declare function assertPrintsItsComments(code: string): void;
