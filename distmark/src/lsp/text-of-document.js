import { formatOf } from '../lint/document.js';
const mark = '\ufeff'; // ZERO WIDTH NO-BREAK SPACE
/**
 * Gives the text of an open document as a file in UTF-8 would hold it, for what judges bytes.
 *
 * It begins with a mark, also where the text does not: whether the file has one is for the file to say, and no rule shall ask
 * the editor's text for it. `path` is as the user knows it.
 */
export function inputOfText(document, path) {
    return { bytes: new TextEncoder().encode(withMark(document.text)), path, format: formatOfDocument(document, path) };
}
/** Guesses the format of a document: by its path, or where that says nothing by what the editor takes it for. */
export function formatOfDocument({ languageId }, path) {
    const format = formatOf(path);
    return format === 'text' && languageId === 'markdown' ? 'markdown' : format;
}
/** Gives the text that the editor has where a document of `inputOfText` has these bytes now. */
export function textOfInput(utf8) {
    return new TextDecoder().decode(utf8);
}
/** Gives the place in the editor's text of a byte of a document that was made from it. */
export function placeInText({ text }, document, byteOffset) {
    return positionOf(document, byteOffset, { hidesMark: !text.startsWith(mark) });
}
/** Gives a place of a document as the protocol counts it; `hidesMark` says that its mark is not in the editor's text. */
export function positionOf(document, byteOffset, { hidesMark }) {
    const { line, column } = document.placeOf(byteOffset);
    const hidden = hidesMark && line === 1 && column > 1 ? 1 : 0;
    return { line: line - 1, character: column - 1 - hidden };
}
function withMark(text) {
    return text.startsWith(mark) ? text : mark + text;
}
