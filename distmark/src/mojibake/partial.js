import { breakerOf } from './breaker.js';
import { logLikelihood } from './evidence.js';
import { lookAlikeGain } from './look-alike.js';
import { lostByteAt, mayHoldCutCodeUnits } from './lost-byte.js';
import { priors } from './priors.js';
import { holdsForbidden } from './reading.js';
import { fragmentTables, reversalTableNames } from './reversal-tables.js';
import { wholeSequence } from './sequence.js';
/** Least gain of damage in part, in nats: more than for a whole line, since the rest of the line speaks against it. */
export const acceptedPartGain = 12;
/** What a C0 control that is the low byte of punctuation costs in right text, in nats: prose holds none. */
const controlCost = 30;
/** Gives the likeliest damage in part of a line; undefined when none gains `least` nats over the line as it stands. */
export function partialDamage(line, tables, least = acceptedPartGain) {
    const standing = logLikelihood(line) - lookAlikeGain(line);
    let best;
    reversalTableNames.forEach((name, table) => {
        if ((tables & fragmentTables & (1 << table)) === 0)
            return;
        const whole = undoPieces(line, table, ' ');
        // Only windows-1252 has sequences that lost a no-break space.
        const { pairs, text } = table === 0 ? likelierOf(whole, undoPieces(line, table, '')) : whole;
        // Letters with nothing behind them are letters, unless something else shows that the line was misread.
        if (pairs.every((pair) => isPlainLetter(line, pair)))
            return;
        const cuts = pairs.filter((pair) => pair.lost === 'high byte').length;
        const gain = logLikelihood(text) - standing + priors.table(name) + controlCost * cuts;
        if (gain >= least && gain > (best?.gain ?? -Infinity))
            best = { table: name, pairs, text, gain, breaker: breakerOf(line, table) };
    });
    return best;
}
/** Whether a piece is a letter that right text may hold there: not a capital after a small letter, nor a control. */
function isPlainLetter(line, { bytes, lost, foundStart }) {
    if (bytes.length > 1 || lost === 'high byte')
        return false;
    return lost !== 'no-break space' || !/[a-z]/.test(line.charAt(foundStart - 1));
}
function likelierOf(first, second) {
    return first.text === second.text || logLikelihood(first.text) >= logLikelihood(second.text) ? first : second;
}
/**
 * Undoes every complete sequence of a table, and for windows-1252 those that have lost a byte. `remains` is what is left of a
 * no-break space: a space, or nothing where a run of spaces was made one.
 */
function undoPieces(line, table, remains) {
    const pairs = [];
    let text = '';
    let copied = 0;
    const mayBeCut = mayHoldCutCodeUnits(line);
    const characterAt = (index) => wholeSequence(line, index, table)?.expected ?? line.charAt(index);
    for (let start = 0; start < line.length;) {
        // Not the end of `text`: reading a string that is being built copies all of it.
        const before = start > copied ? line.charAt(start - 1) : (pairs.at(-1)?.expected ?? '');
        const sequence = wholeSequence(line, start, table) ?? (table === 0 ? lostByteAt(line, start, { remains, mayBeCut, before, characterAt }) : undefined);
        if (sequence === undefined) {
            start++;
            continue;
        }
        if (!holdsForbidden(sequence.expected)) {
            text += line.slice(copied, start);
            pairs.push({ ...sequence, foundStart: start, expectedStart: text.length });
            text += sequence.expected;
            copied = start + sequence.found.length;
        }
        start += sequence.found.length;
    }
    return { pairs, text: text + line.slice(copied) };
}
