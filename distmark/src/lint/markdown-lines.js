import { codeSpansOf } from './code-span.js';
import { lineOfFence, openingFence } from './fence.js';
import { noOpenElements, trackHtml } from './html-scope.js';
import { destinationFrom } from './link-destination.js';
import { afterLineEnd, lineEndFrom } from './text-line.js';
/**
 * Reads markdown line by line, from `from` on, and returns what quotes and what is a URL.
 *
 * Knows fences (also in block quotes and lists), code spans, destinations and tags that begin and end on one line, and
 * HTML elements over several lines. Indented code is not guessed: continued list items look the same, and prose taken for
 * code would hide damage. Linear in the text. Never throws.
 */
export function readMarkdownLines(text, from) {
    const ranges = [];
    const html = { quoted: [], urls: [] };
    const open = noOpenElements();
    let fence;
    let fenceStart = 0;
    for (let start = from; start < text.length;) {
        const end = lineEndFrom(text, start);
        const line = text.slice(start, end);
        let kind = fence === undefined ? 'outside' : lineOfFence(line, fence);
        if (fence !== undefined && kind !== 'content') {
            ranges.push({ start: fenceStart, end: kind === 'closing' ? end : start, scope: 'code' });
            fence = undefined;
        }
        if (kind === 'outside') {
            fence = openingFence(line);
            fenceStart = start;
            if (fence === undefined)
                readProseLine(start, end);
        }
        start = afterLineEnd(text, end);
    }
    if (fence !== undefined)
        ranges.push({ start: fenceStart, end: text.length, scope: 'code' });
    return { ranges, ...html };
    function readProseLine(start, end) {
        const definition = DEFINITION.exec(text.slice(start, end));
        if (definition !== null) {
            const url = destinationFrom(text, start + definition[0].length, end);
            if (url !== undefined)
                ranges.push({ ...url, scope: 'url' });
            return;
        }
        let at = start;
        for (const span of codeSpansOf(text, { start, end })) {
            readPiece(at, span.start);
            ranges.push({ ...span, scope: 'inline-code' });
            at = span.end;
        }
        readPiece(at, end);
    }
    // A piece holds no code spans, so its tags and its links are real ones.
    function readPiece(start, end) {
        trackHtml({ text, start, end }, open, html);
        const piece = text.slice(start, end);
        RESOURCE_OR_AUTOLINK.lastIndex = 0;
        for (let match = RESOURCE_OR_AUTOLINK.exec(piece); match !== null; match = RESOURCE_OR_AUTOLINK.exec(piece)) {
            // The scheme is part of an autolink, and angle brackets are what `destinationFrom` knows.
            const at = match[0].startsWith('<') ? match.index : match.index + match[0].length;
            const url = destinationFrom(piece, at, piece.length);
            if (url === undefined)
                continue;
            ranges.push({ start: start + url.start, end: start + url.end, scope: 'url' });
            RESOURCE_OR_AUTOLINK.lastIndex = url.end;
        }
    }
}
// `[^1]:` starts a footnote, whose text is prose.
const DEFINITION = /^[ \t>]*\[(?!\^)(?:[^\[\]\\]|\\.)*\]:[ \t]*/;
const RESOURCE_OR_AUTOLINK = /\]\([ \t]*|<[A-Za-z][A-Za-z0-9+.-]{1,31}:(?=[^\s<>]*>)/g;
