import { type Document, type DocumentInput, type Format } from '../lint/document.ts';
import type { OpenDocument, Position } from './open-document.ts';
/**
 * Gives the text of an open document as a file in UTF-8 would hold it, for what judges bytes.
 *
 * It begins with a mark, also where the text does not: whether the file has one is for the file to say, and no rule shall ask
 * the editor's text for it. `path` is as the user knows it.
 */
export declare function inputOfText(document: OpenDocument, path: string | undefined): DocumentInput;
/** Guesses the format of a document: by its path, or where that says nothing by what the editor takes it for. */
export declare function formatOfDocument({ languageId }: OpenDocument, path: string | undefined): Format;
/** Gives the text that the editor has where a document of `inputOfText` has these bytes now. */
export declare function textOfInput(utf8: Uint8Array): string;
/** Gives the place in the editor's text of a byte of a document that was made from it. */
export declare function placeInText({ text }: OpenDocument, document: Document, byteOffset: number): Position;
/** Gives a place of a document as the protocol counts it; `hidesMark` says that its mark is not in the editor's text. */
export declare function positionOf(document: Document, byteOffset: number, { hidesMark }: {
    readonly hidesMark: boolean;
}): Position;
