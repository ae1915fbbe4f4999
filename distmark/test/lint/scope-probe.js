import '../../src/encoding/standard-codecs.js';
import { createDocument } from '../../src/lint/document.js';
/** Returns a document of the given text, encoded as UTF-8. */
export function documentOf(text, format) {
    return createDocument({ bytes: new TextEncoder().encode(text), format });
}
/** Returns the place of the only occurrence of `word`, counted by hand: a mark at the start is one column. */
export function placeOfWord(text, word) {
    const at = text.indexOf(word);
    if (at < 0 || text.indexOf(word, at + 1) >= 0)
        throw new Error(`expected "${word}" exactly once`);
    const lines = text.slice(0, at).split(/\r\n|\r|\n/);
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
