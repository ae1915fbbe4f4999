import type { CliCase } from './cli-case.ts';
/** Writes the page of the command line: its options from their one declaration, and what happens when from the test cases. */
export declare function commandLinePage(cases: readonly CliCase[]): string;
