import type { RuleSetting } from '../src/lint/config.ts';
/** A finding as `expected.json` has it; what is left out there must be absent from the finding (`reason` is just not compared). */
export interface ExpectedFinding {
    readonly rule: string;
    readonly severity: 'error' | 'warning' | 'info';
    readonly line: number;
    readonly column: number;
    readonly endLine?: number;
    readonly endColumn: number;
    readonly reason?: string;
    readonly actual?: string;
    readonly expected?: readonly string[];
    /** `found = bytes in hex = expected`. */
    readonly pairs?: readonly string[];
}
/** What `options.json` says: how a case differs from a plain run. */
export interface FixtureOptions {
    readonly rules?: Readonly<Record<string, RuleSetting>>;
    readonly encoding?: string;
    readonly contentType?: string;
    readonly declared?: string;
    readonly path?: string;
    readonly unsafe?: boolean;
}
/** A folder of `fixtures/<rule>/`: bytes, what is to be found in them, and what they become. */
export interface Fixture {
    readonly rule: string;
    readonly name: string;
    /** One sentence on what went wrong, or on why all is well. */
    readonly about: string;
    /** Whether the page of the rule shows the case. */
    readonly isExample: boolean;
    /** Name of the input file. */
    readonly file: string;
    readonly input: Uint8Array;
    /** What `--fix` makes of the input. */
    readonly fixed: Uint8Array;
    readonly findings: readonly ExpectedFinding[];
    readonly options: FixtureOptions;
}
/** Reads all cases of a `fixtures` folder, sorted. Throws an error that names file and remedy where one is malformed. */
export declare function readFixtures(root: string): Fixture[];
