import { leastGain } from './least-gain.js';
import { withLegacyReadings } from './legacy-reading.js';
import { leadingMarks } from './misread-mark.js';
import { pairsOf } from './pair.js';
import { readingsOf } from './reading.js';
import { tablesWith } from './reversal-tables.js';
import { strengthOf } from './strength.js';
/**
 * Gives every reading of a line that is proved, likeliest first: those that are not likely enough to be accepted as well.
 *
 * Byte order marks at the start of the line, as they are or misread, are no part of a reading. Line ends count as any other
 * ASCII character. Never throws.
 */
export function readings(text, { tables: { add = [], remove = [] } = {} } = {}) {
    const bodyStart = leadingMarks(text);
    const body = text.slice(bodyStart);
    const mask = tablesWith({ add, remove });
    return withLegacyReadings(body, mask, readingsOf(body, mask)).map((reading) => withPairs(reading, { body, bodyStart }));
}
/** Adds to a reading of a line what proves it. */
export function withPairs(reading, { body, bodyStart }) {
    const pairs = pairsOf(body, reading).map((pair) => ({ ...pair, foundStart: pair.foundStart + bodyStart }));
    return { ...reading, pairs, leastGain: leastGain(reading), strength: strengthOf(reading.gain) };
}
