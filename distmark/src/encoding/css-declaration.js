import { isomorphicText } from './ascii.js';
import { encodingInDocument } from './label.js';
/**
 * Reads `@charset "...";` at the very start of a style sheet; browsers take no other spelling of it for a declaration.
 * Source: https://drafts.csswg.org/css-syntax/#input-byte-stream.
 */
export function cssDeclaration(bytes) {
    if (bytes[0] !== 0x40)
        return undefined;
    const found = /^@charset "([\0-!#-\x7f]*)";/.exec(isomorphicText(bytes, 0, Math.min(bytes.length, 1024)));
    const label = found?.[1];
    if (label === undefined)
        return undefined;
    const start = '@charset "'.length;
    return { label, encoding: encodingInDocument(label), span: { start, end: start + label.length }, source: '@charset', isLate: false };
}
