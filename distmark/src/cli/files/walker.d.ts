import type { IgnoreChain, IgnoreRules } from './ignore-rules.ts';
import { type FoundFile, type Search } from './search.ts';
/** What a walk goes by. */
export interface WalkSettings {
    readonly ignoring: IgnoreRules;
    /** Extensions beyond those of text formats, in lower case without dots. */
    readonly extensions: ReadonlySet<string>;
    /** Is told of each file that is found. */
    readonly found?: ((path: string) => void) | undefined;
}
/**
 * Adds all files of text formats below `folder` to the search, and what was left out.
 *
 * `above` holds the ignore rules of the folder's parents. Ignored folders, `.git` and `node_modules` are not entered,
 * symbolic links are not followed. A folder that cannot be listed is a problem of the search, and the walk goes on.
 */
export declare function walk(folder: string, above: IgnoreChain | undefined, { search, settings }: {
    search: Search;
    settings: WalkSettings;
}): void;
/** Adds a file to a search. */
export declare function addFile(file: FoundFile, search: Search, { found }: Pick<WalkSettings, 'found'>): void;
