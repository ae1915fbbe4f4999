import type { Diagnostic } from 'vscode-languageserver/node.js';
import { type CheckedDocument } from './checked-document.ts';
import { type ShownFinding } from './diagnostics.ts';
import type { Folder } from './folder.ts';
import type { Folders } from './folders.ts';
import type { OpenDocument } from './open-document.ts';
/** What came of checking one version of a document. */
export interface Judgement {
    readonly document: OpenDocument;
    readonly shown: readonly ShownFinding[];
    /** Undefined for a document that is left alone or cannot be checked. */
    readonly checked: {
        readonly result: CheckedDocument;
        readonly folder: Folder;
    } | undefined;
    /** Why it cannot be checked. */
    readonly fault: string | undefined;
}
/** The documents that are open in the editor. Each is checked when it is opened, saved or changed, a moment after the last change. */
export interface OpenDocuments {
    open(document: OpenDocument): void;
    /** Takes a new version; a document that was never opened is left out. */
    change(version: Omit<OpenDocument, 'languageId'>): void;
    close(uri: string): void;
    /** Checks a document again, or all. */
    check(uri: string): void;
    checkAll(): void;
    /** Gives the judgement of a document as it is now; undefined when it is not open. Never rejects. */
    judgementOf(uri: string): Promise<Judgement | undefined>;
    /** Ends all waiting. */
    dispose(): void;
}
/** What documents are checked with. */
export interface DocumentsSource {
    readonly folders: Folders;
    /** Shows the diagnostics of a version of a document, or takes them away with none. */
    readonly publish: (document: Pick<OpenDocument, 'uri'> & Partial<OpenDocument>, diagnostics: readonly Diagnostic[]) => void;
    /** Is told why documents cannot be checked, once for as long as it stays so. */
    readonly tellFault: (message: string) => void;
}
/** Makes the list of open documents, empty at first. */
export declare function createOpenDocuments({ folders, publish, tellFault }: DocumentsSource): OpenDocuments;
