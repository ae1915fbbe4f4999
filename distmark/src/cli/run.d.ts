/**
 * Runs a command line and gives its exit code.
 *
 * Findings go to standard output, all other talk to standard error. Never throws: what fails is said in one line, with
 * the stack only for `--debug`.
 */
export declare function run(words: readonly string[]): Promise<0 | 1 | 2>;
