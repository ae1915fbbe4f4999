import type { RepositoryLabel } from '../../encoding/repository-label.ts';
import type { FoundFile } from '../files/search.ts';
/** The files of a repository that declare encodings. */
export declare const declaringNames: readonly ['.editorconfig', '.gitattributes'];
/** Gives the labels that the repository gives a file (an absolute path), the strongest first. */
export type LabelLookup = (file: string) => readonly RepositoryLabel[];
/** A file whose labels are looked up. */
export type LabelledFile = Pick<FoundFile, 'path' | 'folder'>;
/**
 * Makes the lookup for `files`. `listed` has the names, among `declaringNames`, in folders that were listed
 * already; others are looked at once each. What reads these files is loaded when there is one.
 */
export declare function createLabelLookup(files: readonly LabelledFile[], listed: ReadonlyMap<string, readonly string[]>): Promise<LabelLookup>;
