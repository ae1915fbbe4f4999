import type { CommandLine } from '../command-line.ts';
/**
 * Explains what `--explain` names, a line of a file, a text, or each line of standard input, on standard output; by the rules and
 * options that linting it would go by.
 *
 * Throws `UserError` for options that do not go with it, and where there is no such line to read.
 */
export declare function runExplain(commandLine: CommandLine, value: string): Promise<0>;
