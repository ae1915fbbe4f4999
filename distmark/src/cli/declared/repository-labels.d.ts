import type { LabelLookup } from './label-lookup.ts';
/**
 * Reads what `.gitattributes` and `.editorconfig` declare for `files` (absolute paths). `names` has the names of these two
 * in every folder on the way. Git is asked once a repository, and only where its attributes name encodings.
 */
export declare function readLabels(files: readonly string[], names: ReadonlyMap<string, readonly string[]>): LabelLookup;
