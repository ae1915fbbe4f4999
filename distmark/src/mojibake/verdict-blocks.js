import { judgeLines, nothingProved } from './verdict.js';
/** Lines that are judged together; a file with no more is judged as a whole. */
const blockSize = 4096;
/** Blocks whose verdicts are kept: those of 32,768 lines take some 100 MB. */
const mostKept = 8;
/**
 * Judges lines in blocks, at the first question about one of each. Of a file with very many lines only the blocks that were asked
 * last are kept, and another question about the others judges them again: so memory does not grow with what is said of each line.
 */
export function createVerdictBlocks({ lines, textOf, rightText }) {
    const judgedBy = new Map();
    const judgedOf = (tables) => {
        const known = judgedBy.get(tables) ?? { kinds: [], blocks: new Map() };
        judgedBy.set(tables, known);
        return known;
    };
    const blockOf = (block, tables) => {
        const { kinds, blocks } = judgedOf(tables);
        const known = blocks.get(block);
        if (known !== undefined)
            return known;
        const start = block * blockSize;
        const verdicts = judgeLines(lines().slice(start, start + blockSize).map(textOf), tables, rightText);
        verdicts.forEach(({ kind }, index) => (kinds[start + index] = kind));
        const [oldest] = blocks.keys();
        if (blocks.size >= mostKept && oldest !== undefined)
            blocks.delete(oldest);
        blocks.set(block, verdicts);
        return verdicts;
    };
    const verdictAt = (index, tables) => blockOf(Math.floor(index / blockSize), tables)[index % blockSize] ?? nothingProved;
    return {
        verdictOf(line, tables) {
            const index = indexOf(lines(), line);
            return index < 0 ? nothingProved : verdictAt(index, tables);
        },
        kindOf(line, tables) {
            const index = indexOf(lines(), line);
            return index < 0 ? nothingProved.kind : judgedOf(tables).kinds[index] ?? verdictAt(index, tables).kind;
        }
    };
}
/** Where a line stands among lines in their order; -1 when it does not. */
function indexOf(lines, { lineNumber }) {
    let low = 0;
    let high = lines.length - 1;
    while (low <= high) {
        const middle = (low + high) >> 1;
        const found = lines[middle].lineNumber;
        if (found === lineNumber)
            return middle;
        if (found < lineNumber)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}
