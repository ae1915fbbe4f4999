import type { FileSettings } from '../cli/config/settings-lookup.ts';
import { type Document, type DocumentInput } from '../lint/document.ts';
import type { RuledFinding } from '../lint/finding.ts';
import type { Folder } from './folder.ts';
import type { OpenDocument } from './open-document.ts';
import { type PlaceInEditor } from './saved-file.ts';
/** What is found in an open document. */
export interface CheckedDocument {
    /** What was judged: the saved file where the editor shows it as it is, else the editor's text. */
    readonly judged: Document;
    readonly findings: readonly RuledFinding[];
    readonly placeOf: PlaceInEditor;
    /** Whether edits of the text may be offered. */
    readonly isEditable: boolean;
    /** The editor's text as a file in UTF-8, for what edits it. */
    readonly input: DocumentInput;
    readonly settings: FileSettings;
}
/** An open document, and what it is judged by. */
export interface Subject {
    readonly document: OpenDocument;
    /** Absolute; undefined for a document without a file. */
    readonly path: string | undefined;
    readonly folder: Folder;
}
/**
 * Checks an open document as the command line would check the file in its folder; undefined when it would leave the file alone.
 *
 * Where the editor shows a saved file as it is, the bytes of the file are judged; else the text is, without what can only be
 * said of bytes. Text of a file that is not UTF-8 gets no edits: saving it would overwrite what the editor could not read.
 * Rejects with `UserError` for a fault of the configuration.
 */
export declare function checkDocument({ document, path: file, folder }: Subject): Promise<CheckedDocument | undefined>;
