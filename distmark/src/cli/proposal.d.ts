import type { Config, ConfiguredRule } from '../lint/config.ts';
import type { FileReport } from './reporters/file-report.ts';
/** What a configuration is proposed from. */
export interface Grounds {
    /** Paths of all files that were looked at. */
    readonly files: readonly string[];
    readonly reports: readonly FileReport[];
    readonly rules: readonly ConfiguredRule[];
    /** The configuration that holds so far, relative to the new one; undefined when there is none. */
    readonly above: string | undefined;
    /** Path of the schema, relative to the configuration; undefined when it is not installed there. */
    readonly schema: string | undefined;
}
/** A configuration, and in sentences why it is as it is. */
export interface Proposal {
    readonly config: Config;
    readonly reasons: readonly string[];
}
/**
 * Proposes a configuration: the rules as they are, on top of a configuration that held before, and marks where a format's
 * own programs need them and every file has one.
 */
export declare function proposeConfig({ files, reports, rules, above, schema }: Grounds): Proposal;
