import '../encoding/standard-codecs.ts';
import type { Document } from '../lint/document.ts';
import type { OpenDocument, Position } from './open-document.ts';
/** Reads a file that is open in the editor; undefined when it is not there, is no regular file, or cannot be read. Never throws. */
export declare function readSavedFile(path: string): Uint8Array | undefined;
/** Gives the place in the editor's text of a byte of a saved file. */
export type PlaceInEditor = (byteOffset: number) => Position;
/**
 * Compares a saved file with what the editor shows. Gives where its bytes lie in the editor's text; undefined when the two
 * differ, as they do while there are changes that are not saved.
 *
 * Line ends and one at the end of the text do not count, since editors write them as they like. A file that is not UTF-8 and
 * says nothing of itself may be shown as UTF-8 with U+FFFD, or as windows-1252 or latin-1, of which each byte is one place.
 */
export declare function placesOfSavedFile(saved: Document, { text }: OpenDocument): PlaceInEditor | undefined;
