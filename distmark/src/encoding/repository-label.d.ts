import type { Declaration } from './declaration.ts';
/** A label that the repository gives a file. */
export interface RepositoryLabel {
    /** As written; one that ends in `-bom`, as editors' settings write it, asks for a mark as well. */
    readonly label: string;
    /** Where it is written, in words for the user: `.editorconfig`. */
    readonly source: string;
}
/** Gives the encoding that a label of the repository means; undefined for a label that is not known. */
export declare function encodingOfRepositoryLabel(label: string): string | undefined;
/** Whether the repository wants a file to be UTF-8 with a mark: its strongest declaration decides. */
export declare function isMarkWanted(declarations: readonly Declaration[]): boolean;
