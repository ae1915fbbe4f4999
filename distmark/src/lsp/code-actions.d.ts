import { type CodeAction } from 'vscode-languageserver/node.js';
import type { ShownFinding } from './diagnostics.ts';
import type { TextEdit } from './fixes.ts';
import { type OpenDocument, type Range } from './open-document.ts';
/** The kind of the action that makes all fixes of a document. */
export declare const fixAllKind: string;
/** What actions are made of. */
export interface ActionSource {
    readonly document: OpenDocument;
    readonly shown: readonly ShownFinding[];
    /** Gives the edits of all fixes; asked only where the action is wanted. */
    readonly fixAll: () => Promise<readonly TextEdit[]>;
    /** Whether an edit may name the version that it is for. */
    readonly canTellVersions: boolean;
}
/** Gives the actions for a range, of the kinds that are wanted (undefined for all): each fix of a finding that it touches, and one that makes all fixes. */
export declare function codeActions({ document, shown, fixAll, canTellVersions }: ActionSource, range: Range, only: readonly string[] | undefined): Promise<readonly CodeAction[]>;
