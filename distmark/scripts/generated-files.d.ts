import type { CliCase } from './cli-case.ts';
import type { Fixture } from './fixture.ts';
/** A file that is written by a generator; its path is relative to the repository. */
export interface GeneratedFile {
    readonly path: string;
    readonly content: string;
}
/** What files are generated from, beside the rules and the options of the command line. */
export interface GeneratorSource {
    readonly fixtures: readonly Fixture[];
    readonly cases: readonly CliCase[];
    readonly readme: string;
}
/** Lists all generated files as they should be; of the README only the table of rules is. */
export declare function generatedFiles({ fixtures, cases, readme }: GeneratorSource): GeneratedFile[];
