import { findMisreadReplacements } from '../mojibake/lost-text.js';
/** Gives the places of a line where bytes are gone, from left to right: pieces of damage in part, and U+FFFD, misread or not. */
export function lossesOf(text, pairs) {
    const pieces = pairs.flatMap(({ lost, found, foundStart }) => (lost === undefined ? [] : [{ kind: lost, found, foundStart }]));
    const replacements = [...text.matchAll(/\ufffd/g)].map(({ 0: found, index }) => ({ kind: 'replacement', found, foundStart: index }));
    const misread = findMisreadReplacements(text).map(({ range }) => ({ kind: 'misread-replacement', found: text.slice(range.start, range.end), foundStart: range.start }));
    return [...pieces, ...replacements, ...misread].sort((a, b) => a.foundStart - b.foundStart);
}
