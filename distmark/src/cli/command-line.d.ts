import { type OptionValues } from './options.ts';
/** A command line, read. */
export interface CommandLine {
    readonly options: OptionValues;
    /** Paths and patterns as written, without `-`, which is the option `stdin`. */
    readonly targets: readonly string[];
}
/**
 * Reads the words of a command line by the table of options.
 *
 * Throws `UserError` for an option that does not exist, a value that is missing, not wanted or not allowed, and
 * options that contradict each other.
 */
export declare function readCommandLine(words: readonly string[]): CommandLine;
