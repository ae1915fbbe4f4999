import { isAsciiBlank, isomorphicText, standsAt } from './ascii.js';
import { encodingInDocument } from './label.js';
/** Bytes in which the header of a catalogue ends, from where its entry begins. */
const longestHeader = 8192;
const numberSign = 0x23;
const lineFeed = 0x0a;
/**
 * Reads the charset of the header in a PO file: the translation of the empty text, which is its first entry. The
 * placeholder CHARSET of templates declares nothing.
 * Source: https://www.gnu.org/software/gettext/manual/html_node/Header-Entry.html.
 */
export function poDeclaration(bytes) {
    const start = firstEntry(bytes);
    if (!standsAt(bytes, start, 'msgid'))
        return undefined;
    const text = isomorphicText(bytes, start, Math.min(bytes.length, start + longestHeader));
    const header = /^msgid[ \t]+""[ \t]*\r?\n[ \t]*msgstr[ \t]+(?:"[^\n]*(?:\n[ \t]*|$))+/.exec(text);
    const found = /"Content-Type:[^"\n]*?;[ \t]*charset=([^\s"\\;]+)/i.exec(header?.[0] ?? '');
    const label = found?.[1];
    if (found === null || label === undefined || label === 'CHARSET')
        return undefined;
    const end = start + found.index + found[0].length;
    return { label, encoding: encodingInDocument(label), span: { start: end - label.length, end }, source: 'Content-Type header', isLate: false };
}
/** Where the first line begins that is neither blank nor a comment, of translators or with licence. */
function firstEntry(bytes) {
    let at = 0;
    for (;;) {
        while (isAsciiBlank(bytes[at]))
            at++;
        if (bytes[at] !== numberSign)
            return at;
        const end = bytes.indexOf(lineFeed, at);
        if (end < 0)
            return bytes.length;
        at = end;
    }
}
