import { type Ignore } from 'ignore';
/** What tells a run which files to leave alone. */
export interface IgnoreSettings {
    /** Absolute; patterns of the command line are relative to it. */
    readonly cwd: string;
    /** Patterns of `--ignore-pattern`. */
    readonly patterns: readonly string[];
    /** Names of the ignore files that hold, the weaker first. */
    readonly fileNames: readonly string[];
}
/** A file or folder that may be ignored. */
export interface IgnoreTarget {
    /** Absolute. */
    readonly path: string;
    readonly isFolder: boolean;
}
/** The ignore files in force in one folder, those of nearer folders first. */
export interface IgnoreChain {
    /** Absolute path of the folder that the patterns are relative to. */
    readonly folder: string;
    /** What the user knows the patterns by: `.gitignore`. */
    readonly source: string;
    readonly matcher: Ignore;
    readonly next: IgnoreChain | undefined;
}
/**
 * The ignore rules of a run. Ignore files are read from the top of a folder's repository down; outside a repository
 * from the working directory down. Every function throws `UserError` when one cannot be read.
 */
export interface IgnoreRules {
    /** The ignore files above `folder`. */
    chainAbove(folder: string): IgnoreChain | undefined;
    /** Adds the ignore files of `folder` to the chain of the folder above; `names` saves looking for those not there. */
    extendChain(above: IgnoreChain | undefined, folder: string, names?: ReadonlySet<string>): IgnoreChain | undefined;
    /** Says what ignores a target in a folder that is not ignored itself: a file's name or `--ignore-pattern`. */
    ignoredBy(target: IgnoreTarget, chain: IgnoreChain | undefined): string | undefined;
    /** Says what ignores a target, or a folder that it lies in. Each folder is judged once. */
    ignoredOnTheWayTo(target: IgnoreTarget): string | undefined;
}
/** Makes the ignore rules of a run; reads nothing yet. */
export declare function createIgnoreRules(settings: IgnoreSettings): IgnoreRules;
