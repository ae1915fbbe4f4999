import { unescape } from './escape.js';
import { pairsOf } from './pair.js';
import { scan } from './scan.js';
import { Trigger } from './trigger.js';
import { judge } from './verdict.js';
/**
 * Finds damage that a line holds in escapes: it is judged as the line would be if its escapes were the characters that they
 * stand for. Gives undefined when there is none. C1 controls do not count (code that removes them names them so), nor do
 * pieces that have lost a byte.
 */
export function escapedDamage(line, tables, settings) {
    const unescaped = unescape(line, settings);
    if (unescaped.text.length === line.length)
        return undefined;
    const reading = readingOf(unescaped.text, tables);
    if (reading === undefined)
        return undefined;
    const plainPairs = reading.pairs.filter(({ foundStart, found, lost }) => lost === undefined && widthInLine(unescaped, foundStart, found.length) > found.length);
    if (plainPairs.length === 0)
        return undefined;
    const { text, layers, gain } = reading;
    return { ...writtenPairs(line, unescaped, plainPairs), plain: { text, pairs: plainPairs }, layers, gain };
}
/** The likeliest reading of a text that is damaged, with places in the whole text. */
function readingOf(text, tables) {
    const [suspect] = scan(new TextEncoder().encode(text));
    if (suspect === undefined || (suspect.triggers & (Trigger.reversible | Trigger.fragment | Trigger.multiByte)) === 0)
        return undefined;
    const verdict = judge(text, tables);
    if (verdict.kind === 'right')
        return undefined;
    const { body, bodyStart } = verdict;
    const marks = text.slice(0, bodyStart);
    const moved = (pairs) => pairs.map((pair) => ({ ...pair, foundStart: pair.foundStart + bodyStart, expectedStart: pair.expectedStart + bodyStart }));
    if (verdict.kind === 'partial') {
        const { damage } = verdict;
        return { text: marks + damage.text, pairs: moved(damage.pairs), layers: [{ tables: [damage.table], original: 'utf-8' }], gain: damage.gain };
    }
    const reading = verdict.kind === 'damaged' ? verdict.reading : verdict.readings[0];
    if (reading.layers.some(({ original }) => original !== 'utf-8'))
        return undefined;
    return { text: marks + reading.text, pairs: moved(pairsOf(body, reading)), layers: reading.layers, gain: reading.gain };
}
/** How many code units of the line a stretch of the unescaped text takes. */
function widthInLine({ starts }, start, length) {
    return starts[start + length] - starts[start];
}
/** The pairs as they are written in the line, and the line with them replaced. */
function writtenPairs(line, { starts }, pairs) {
    const pieces = [];
    let copied = 0;
    let length = 0;
    const written = pairs.map((pair) => {
        const start = starts[pair.foundStart];
        const end = starts[pair.foundStart + pair.found.length];
        const expectedStart = length + start - copied;
        pieces.push(line.slice(copied, start), pair.expected);
        copied = end;
        length = expectedStart + pair.expected.length;
        return { ...pair, found: line.slice(start, end), foundStart: start, expectedStart };
    });
    return { pairs: written, text: pieces.join('') + line.slice(copied) };
}
