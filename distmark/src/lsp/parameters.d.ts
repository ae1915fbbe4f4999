import type { OpenDocument, Range } from './open-document.ts';
/** What a client says of itself when it starts the server. */
export interface ClientSettings {
    /** URIs of the folders that are open in the editor. */
    readonly folderUris: readonly string[];
    /** Whether code of these folders may run: configurations and plugins that are JavaScript. */
    readonly isTrusted: boolean;
    /** Whether it tells of changed files when asked to. */
    readonly canWatch: boolean;
    /** Whether an edit may name the version of the document that it is for. */
    readonly canTellVersions: boolean;
}
/** Reads the parameters of `initialize`. */
export declare function clientSettings(params: unknown): ClientSettings;
/** Reads the parameters of `textDocument/didOpen`. */
export declare function openedDocument(params: unknown): OpenDocument | undefined;
/** Reads the parameters of `textDocument/didChange`, which hold the whole text, as the server asks for. */
export declare function changedDocument(params: unknown): Omit<OpenDocument, 'languageId'> | undefined;
/** Reads which document parameters are about. */
export declare function documentUri(params: unknown): string | undefined;
/** What a client wants code actions for. */
export interface ActionQuestion {
    readonly uri: string;
    readonly range: Range;
    /** The kinds that it wants; undefined for all. */
    readonly only: readonly string[] | undefined;
}
/** Reads the parameters of `textDocument/codeAction`. */
export declare function actionQuestion(params: unknown): ActionQuestion | undefined;
/** The folders that `workspace/didChangeWorkspaceFolders` adds and takes away, as URIs. */
export declare function changedFolders(params: unknown): {
    readonly added: readonly string[];
    readonly removed: readonly string[];
};
/** The files that `workspace/didChangeWatchedFiles` tells of, as URIs. */
export declare function changedFiles(params: unknown): readonly string[];
