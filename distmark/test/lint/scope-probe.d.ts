import '../../src/encoding/standard-codecs.ts';
import type { Place } from '../../src/lint/place.ts';
import type { Document, Format } from '../../src/lint/document.ts';
/** Returns a document of the given text, encoded as UTF-8. */
export declare function documentOf(text: string, format: Format): Document;
/** Returns the place of the only occurrence of `word`, counted by hand: a mark at the start is one column. */
export declare function placeOfWord(text: string, word: string): Place;
