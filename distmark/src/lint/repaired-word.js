const edge = /[\s"'`<>()[\]{}|,;:]/;
// Halves of surrogate pairs count as letters, so that none is cut off.
const letter = /[\p{L}\p{M}\p{N}\p{Cs}]/u;
/**
 * Gives the words of a reading that hold a repaired character, each once, without the punctuation around them unless it was
 * repaired. Linear.
 */
export function repairedWords(text, pairs) {
    const words = new Map();
    const isEdge = (index) => index < 0 || index >= text.length || edge.test(text[index]);
    for (let next = 0; next < pairs.length;) {
        const firstStart = pairs[next].expectedStart;
        let start = firstStart;
        while (!isEdge(start - 1))
            start--;
        while (start < firstStart && !letter.test(text[start]))
            start++;
        const characters = [];
        let wordEnd = firstStart;
        for (let end = firstStart; pairs[next]?.expectedStart === end || !isEdge(end);) {
            const pair = pairs[next];
            if (pair?.expectedStart === end) {
                characters.push(pair.expected);
                wordEnd = end += pair.expected.length;
                next++;
            }
            else if (letter.test(text[end++]))
                wordEnd = end;
        }
        words.set(text.slice(start, wordEnd), { text: text.slice(start, wordEnd), characters });
    }
    return [...words.values()];
}
