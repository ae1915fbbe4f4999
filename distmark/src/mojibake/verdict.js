import { weighInFile } from './file-evidence.js';
import { leastGain } from './least-gain.js';
import { withLegacyReadings } from './legacy-reading.js';
import { noLetters } from './letter-counts.js';
import { leadingMarks } from './misread-mark.js';
import { multiBytePartialDamage } from './multi-byte-partial.js';
import { partialDamage } from './partial.js';
import { isLegacy, readingsOf } from './reading.js';
import { weights } from './weights.js';
/** Judges the lines of a file together, in their order; `tables` is a mask of the tables to try. Never throws. */
export function judgeLines(lines, tables, rightText) {
    const bodies = lines.map((line) => {
        const bodyStart = leadingMarks(line);
        const body = line.slice(bodyStart);
        return { body, bodyStart, readings: withLegacyReadings(body, tables, readingsOf(body, tables)) };
    });
    return weighInFile(bodies, rightText).map((proved, index) => verdictOf({ body: bodies[index].body, bodyStart: bodies[index].bodyStart, proved }, tables));
}
/** Judges one line that stands alone; `tables` is a mask of the tables to try. Never throws. */
export function judge(line, tables) {
    return judgeLines([line], tables, () => ({ letters: noLetters(), lineCount: 0 }))[0] ?? nothingProved;
}
/** The verdict on a line that nothing speaks against. */
export const nothingProved = { kind: 'right', proved: [] };
function verdictOf(line, tables) {
    const { body, proved } = line;
    const best = proved[0];
    const isAccepted = best !== undefined && best.gain >= leastGain(best);
    // A line that reverses whole but is likelier as it stands is right in its parts, too; other legacy bytes prove nothing of UTF-8.
    const damage = proved.every(isOfLegacy) ? partialDamage(body, tables) ?? multiBytePartialDamage(body, tables) : undefined;
    if (damage !== undefined && !(isAccepted && best.gain > damage.gain))
        return { kind: 'partial', damage, ...line };
    if (!isAccepted)
        return { kind: 'right', proved };
    const margin = rivalMarginOf(best);
    const rivals = proved.filter((reading) => reading.gain > best.gain - margin);
    return rivals.length > 1 ? { kind: 'ambiguous', readings: rivals, ...line } : { kind: 'damaged', reading: best, ...line };
}
/** Readings less likely than the best by at least so much are no rivals to it, in nats. */
export function rivalMarginOf(best) {
    return isOfLegacy(best) ? weights.legacyRivalMargin : weights.rivalMargin;
}
function isOfLegacy({ layers }) {
    return layers.some(isLegacy);
}
