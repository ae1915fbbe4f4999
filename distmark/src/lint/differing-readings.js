import { pairsOf } from '../mojibake/pair.js';
import { placeDamage } from './damage.js';
import { quotationOf } from './quotation.js';
import { repairedWords } from './repaired-word.js';
import { neighbouringCells } from './table-cell.js';
/** Places the readings of a line side by side; undefined when all damage is allowed. */
export function differingReadings(document, line, verdict, choice) {
    const { readings, body } = verdict;
    const widest = widestOf(readings, body);
    const input = widest === undefined ? undefined : { line, ...verdict, ...widest };
    const damage = input === undefined || placeDamage(document, input, choice.allow) === undefined ? undefined : placeDamage(document, input, []);
    if (damage === undefined)
        return undefined;
    const beside = [damage.rest, ...neighbouringCells(document, line)];
    const quotation = readings
        .map((reading) => quotationOf({ spans: damage.pairSpans, scopeOf: choice.scopeOf, repaired: repairedWords(reading.text, pairsOf(body, reading)), beside, isCodeProse: choice.isCodeProse }))
        .find(({ isQuoted }) => isQuoted);
    // The text before and after the widest damage is the same in all readings.
    const before = damage.pairs[0].foundStart;
    const after = body.length - before - damage.actual.length;
    return { damage, texts: readings.map(({ text }) => text.slice(before, text.length - after)), quotation };
}
/** The reading that touches most of a line: naming C1 controls touches only them, going back to bytes all beyond ASCII. */
function widestOf(readings, body) {
    const widthOf = ([first, ...others]) => {
        const last = others.at(-1) ?? first;
        return first === undefined || last === undefined ? 0 : last.foundStart + last.found.length - first.foundStart;
    };
    const placed = readings.map((reading) => ({ text: reading.text, pairs: pairsOf(body, reading) }));
    return placed.sort((a, b) => widthOf(b.pairs) - widthOf(a.pairs))[0];
}
