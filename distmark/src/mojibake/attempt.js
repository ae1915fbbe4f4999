import { tableOf, unassigned } from '../encoding/tables.js';
import { breakerOf } from './breaker.js';
import { priors } from './priors.js';
import { holdsForbidden } from './reading.js';
import { reversalTableNames } from './reversal-tables.js';
import { byteOf } from './reverse.js';
import { wholeSequence } from './sequence.js';
/** How many attempts are told at most; the others explain less. */
const mostAttempts = 3;
/**
 * Gives the likely tables of a line that no table gives back whole, likeliest first: those that explain most pieces of it, and
 * the one that gets furthest from the left. Empty when no piece goes back through any of `tables` (a mask). Linear in the line
 * for each table.
 */
export function attemptsOf(line, tables) {
    const attempts = reversalTableNames.flatMap((name, table) => ((tables & (1 << table)) === 0 ? [] : (attemptThrough(line, name, table) ?? [])));
    const byPieces = merged([...attempts, ...namedControls(line)])
        .sort((a, b) => b.pairs.length - a.pairs.length || b.breaker.index - a.breaker.index || priorOf(b) - priorOf(a));
    const furthest = byPieces.reduce((best, attempt) => (attempt.breaker.index > (best?.breaker.index ?? -1) ? attempt : best), undefined);
    const told = byPieces.slice(0, mostAttempts);
    if (furthest !== undefined && !told.includes(furthest))
        told.splice(mostAttempts - 1, 1, furthest);
    return told;
}
function attemptThrough(line, name, table) {
    const breaker = breakerOf(line, table);
    if (breaker === undefined)
        return undefined;
    const pairs = [];
    let shift = 0;
    for (let index = 0; index < line.length;) {
        const sequence = line.charCodeAt(index) < 0x80 ? undefined : wholeSequence(line, index, table);
        if (sequence !== undefined && !holdsForbidden(sequence.expected)) {
            pairs.push({ ...sequence, foundStart: index, expectedStart: index - shift });
            shift += sequence.found.length - sequence.expected.length;
        }
        index += sequence?.found.length ?? 1;
    }
    return pairs.length === 0 && breaker.problem !== 'forbidden' ? undefined : { tables: [name], original: 'utf-8', pairs, breaker };
}
/** The C1 controls of a line read as windows-1252, as a reading names them. */
function namedControls(line) {
    const { upperHalf: windows1252 } = tableOf('windows-1252');
    const pairs = [];
    let breaker;
    for (let index = 0; index < line.length; index++) {
        const codeUnit = line.charCodeAt(index);
        if (codeUnit < 0x80 || codeUnit === 0x85)
            continue;
        const found = String.fromCodePoint(line.codePointAt(index));
        const expected = String.fromCharCode(windows1252[codeUnit - 0x80] ?? unassigned);
        if (codeUnit >= 0xa0) {
            if (byteOf(codeUnit, 0) === 0)
                breaker ??= { index, found, bytes: [], problem: 'no-byte' };
        }
        else if (holdsForbidden(expected))
            breaker ??= { index, found, bytes: [codeUnit], problem: 'forbidden', expected };
        else
            pairs.push({ found, bytes: [codeUnit], expected, foundStart: index, expectedStart: index });
    }
    return pairs.length === 0 || breaker === undefined ? [] : [{ tables: ['latin-1'], original: 'windows-1252', pairs, breaker }];
}
/** Puts together the tables that explain the same pieces in the same way and break at the same place. */
function merged(attempts) {
    const groups = new Map();
    for (const attempt of attempts) {
        const { original, pairs, breaker } = attempt;
        const key = JSON.stringify([original, pairs, breaker]);
        groups.set(key, [...(groups.get(key) ?? []), attempt]);
    }
    return [...groups.values()].map((group) => ({ ...group[0], tables: group.flatMap(({ tables }) => tables).sort((a, b) => priors.table(b) - priors.table(a)) }));
}
function priorOf({ tables: [name = ''] }) {
    return priors.table(name);
}
