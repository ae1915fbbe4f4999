/** A source file: its posix path from the repository's root, and its text. */
export interface SourceFile {
    readonly path: string;
    readonly text: string;
}
/** Lists what a source file does against the rules of the house, one sentence each; empty when nothing. */
export declare function violationsOf(file: SourceFile): string[];
/** Lists the specifiers that a source imports, types and re-exports included; undefined for one that is computed. */
export declare function importsOf(text: string): (string | undefined)[];
