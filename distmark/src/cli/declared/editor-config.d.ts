/** What one `.editorconfig` says of charsets. */
export interface EditorConfig {
    /** Absolute. */
    readonly folder: string;
    /** Whether files above it do not count. */
    readonly isRoot: boolean;
    /** In the order of the file: a later one is on top. `unset` takes a charset away. */
    readonly charsets: readonly {
        readonly matches: (relativePath: string) => boolean;
        readonly charset: string;
    }[];
}
/**
 * Reads the charsets of an `.editorconfig`; lines that are none of its syntax are passed over, as editors do.
 * Source: https://spec.editorconfig.org/.
 */
export declare function parseEditorConfig(text: string, folder: string): EditorConfig;
/** Gives the charset that a file (an absolute path) has by the files that hold for it, the nearest first. */
export declare function charsetOf(file: string, chain: readonly EditorConfig[]): string | undefined;
/** Reads the `.editorconfig` of a folder; undefined when it cannot be read, which concerns the editors that want it. */
export declare function readEditorConfig(folder: string): EditorConfig | undefined;
