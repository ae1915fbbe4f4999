import { multiByteNames, multiByteTableOf, sequencesOf } from '../encoding/multi-byte.js';
import { firstFault } from '../encoding/utf8.js';
import { logLikelihood } from './evidence.js';
import { isShort } from './least-gain.js';
import { neededAfter } from './multi-byte-reversal.js';
import { mayBeMisread, tellTalesOf } from './multi-byte-starts.js';
import { priors } from './priors.js';
import { holdsForbidden } from './reading.js';
import { hasTable, tableOfMultiByte } from './reversal-tables.js';
/** Least gain of damage in part through a multi-byte encoding, in nats, and the same where it brings back one character only. */
const acceptedGain = 12;
const acceptedLoneGain = 16;
/** What a run of damage gains at least: right hanzi, kana and Hangul lose by being read back. */
const leastRunGain = 3;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/**
 * Gives the likeliest damage of a line by a multi-byte encoding that left out bytes, or that is in part of the line only;
 * undefined when the line is likelier as it stands. Linear for each encoding that may have made it.
 */
export function multiBytePartialDamage(line, tables) {
    // Of two hanzi, one begins damage by chance too often.
    if (isShort(line))
        return undefined;
    const candidates = mayBeMisread(line) | tellTalesOf(line);
    let best;
    multiByteNames.forEach((name, index) => {
        if ((candidates & (1 << index)) === 0 || !hasTable(tables, tableOfMultiByte(name)))
            return;
        const damage = damageThrough(line, name);
        if (damage !== undefined && damage.gain > (best?.gain ?? 0))
            best = damage;
    });
    return best;
}
function damageThrough(line, name) {
    const table = multiByteTableOf(name);
    const pairs = [];
    let text = '';
    let copied = 0;
    let gain = priors.layer([name]);
    for (let start = 0; start < line.length;) {
        const run = runAt(line, start, table);
        if (run.length === 0) {
            start++;
            continue;
        }
        const end = start + lengthOf(run);
        const runGain = gainOf(line, start, run);
        if (runGain >= leastRunGain) {
            gain += runGain;
            text += line.slice(copied, start);
            for (const piece of run) {
                pairs.push({ ...piece, foundStart: start, expectedStart: text.length });
                start += piece.found.length;
                text += piece.expected;
            }
            copied = end;
        }
        start = end;
    }
    const isLone = new Set(pairs.flatMap(({ expected }) => expected.match(/[^\x00-\x7f\ufffd]/gu) ?? [])).size < 2;
    if (gain < (isLone ? acceptedLoneGain : acceptedGain))
        return undefined;
    return { table: name, pairs, text: text + line.slice(copied), gain, breaker: breakerOf(line, table) };
}
/** The pieces from `start` on that follow each other; the last may have lost a byte. */
function runAt(line, start, table) {
    const pieces = [];
    for (let index = start; index < line.length;) {
        const piece = pieceAt(line, index, table);
        if (piece === undefined)
            break;
        pieces.push(piece);
        index += piece.found.length;
    }
    return pieces;
}
/** The smallest piece at `start`; undefined where none begins, or where the bytes are not UTF-8. */
function pieceAt(line, start, table) {
    if (line.charCodeAt(start) < 0x80)
        return undefined;
    const bytes = [];
    let needed = 0;
    let end = start;
    do {
        const codePoint = line.codePointAt(end);
        const sequence = codePoint === undefined ? undefined : sequencesOf(table, codePoint).find((candidate) => neededAfter(candidate, needed) >= 0);
        if (sequence === undefined)
            return bytes.length === 0 ? undefined : lostAt(line, start, { end, bytes });
        needed = neededAfter(sequence, needed);
        bytes.push(...bytesOf(sequence));
        end += codePoint > 0xffff ? 2 : 1;
    } while (needed > 0);
    if (firstFault(Uint8Array.from(bytes)) !== undefined)
        return undefined;
    const expected = decoder.decode(Uint8Array.from(bytes));
    return holdsForbidden(expected) ? undefined : { found: line.slice(start, end), bytes, expected };
}
/** A piece whose next byte is missing at `end`; undefined when something else stands there. */
function lostAt(line, start, { end, bytes }) {
    const next = line[end];
    const lost = next === undefined ? 'last byte' : next === '?' ? 'question mark' : next === '\ufffd' ? 'replacement character' : undefined;
    if (lost === undefined)
        return undefined;
    return { found: line.slice(start, end + (next === undefined ? 0 : 1)), bytes, expected: decoder.decode(Uint8Array.from(bytes)), lost };
}
/** Gain of reading a run back, in nats. What is lost speaks neither for it nor against it. */
function gainOf(line, start, run) {
    const known = run.filter(({ lost }) => lost === undefined);
    const before = line.charAt(start - 1);
    const after = known.length < run.length ? '' : line.charAt(start + lengthOf(run));
    return logLikelihood(before + known.map(({ expected }) => expected).join('') + after) - logLikelihood(before + known.map(({ found }) => found).join('') + after);
}
function lengthOf(run) {
    return run.reduce((length, { found }) => length + found.length, 0);
}
/** What keeps the whole line from going back; undefined when nothing does but a character that no repair may bring. */
function breakerOf(line, table) {
    for (let index = 0; index < line.length;) {
        const piece = pieceAt(line, index, table);
        if (piece?.lost !== undefined)
            return { index, found: piece.found.replace(/[?\ufffd]$/, ''), bytes: piece.bytes, problem: 'cut' };
        if (piece === undefined && line.charCodeAt(index) >= 0x80)
            return breakerAt(line, index, table);
        index += piece?.found.length ?? 1;
    }
    return undefined;
}
function breakerAt(line, index, table) {
    const codePoint = line.codePointAt(index);
    const bytes = bytesOf(sequencesOf(table, codePoint)[0]);
    return { index, found: String.fromCodePoint(codePoint), bytes, problem: bytes.length === 0 ? 'no-byte' : firstFault(Uint8Array.from(bytes))?.kind ?? 'cut' };
}
/** The bytes of a packed sequence; none of none. */
function bytesOf(sequence) {
    if (sequence === undefined)
        return [];
    return [16, 8, 0].filter((shift) => shift === 0 || sequence >> shift > 0).map((shift) => (sequence >> shift) & 0xff);
}
