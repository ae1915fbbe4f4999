import type { IgnoreTarget } from './ignore-rules.ts';
import { type Search } from './search.ts';
import { type WalkSettings } from './walker.ts';
/** How targets are looked for. */
export interface TargetSettings extends WalkSettings {
    /** Absolute. */
    readonly cwd: string;
    /** Whether anything is ignored at all. */
    readonly isIgnoring: boolean;
    /** Whether paths and patterns may match nothing. */
    readonly mayMatchNothing: boolean;
}
/**
 * Finds the files that paths and patterns of the command line mean.
 *
 * What exists is taken literally, whatever characters it holds; the rest are patterns. Never throws for a path: what
 * cannot be found or must not be read is a problem of the search. Throws `UserError` for an ignore file that cannot be
 * read.
 */
export declare function findTargets(targets: readonly string[], settings: TargetSettings): Promise<Search>;
/**
 * Adds the files and folders of a list of names to a search. Every name is literal: none is a pattern. A name that does not
 * exist is a problem of the search.
 */
export declare function addListed(names: readonly string[], search: Search, settings: TargetSettings): void;
/** What keeps a named file or folder from being checked, in words for the user. */
export declare function whatSkips(target: IgnoreTarget, { cwd, ignoring, isIgnoring }: TargetSettings): string | undefined;
/** What a file that is named is judged by. */
export interface NamedFileSettings extends TargetSettings {
    /** Tells whether git tracks a file (an absolute path). */
    readonly isTracked: (file: string) => boolean;
}
/** What keeps a file that is named from being checked; what git tracks is checked although `.gitignore` names it. */
export declare function whatSkipsNamed(file: string, settings: NamedFileSettings): string | undefined;
