import { isLegacy } from '../mojibake/reading.js';
import { codePointName, shown, shownBytes } from './shown.js';
/** Most pairs that a note lists; `message.pairs` has all. */
const mostPairs = 24;
/** Most UTF-16 code units of a quotation in a reason. */
const mostQuoted = 60;
const from = '\u2190'; // LEFTWARDS ARROW
const to = '\u2192'; // RIGHTWARDS ARROW
/** Quotes text of a file in a message, cut in the middle when it is long. */
export function quoted(text) {
    const characters = Array.from(text);
    const cut = characters.length <= mostQuoted ? text : `${characters.slice(0, mostQuoted / 2).join('')} \u2026 ${characters.slice(-mostQuoted / 2).join('')}`;
    return `\`${shown(cut)}\``;
}
/** Writes a pair as the found characters, their bytes and the expected character, with every step between. */
export function pairInWords(pair) {
    const steps = (pair.steps ?? []).map((step) => `\`${shown(step.text)}\` ${from} ${shownBytes(step.bytes)} ${to} `);
    return `\`${shown(pair.found)}\` ${from} ${shownBytes(pair.bytes)} ${to} ${steps.join('')}\`${shown(pair.expected)}\``;
}
/** Lists the different pairs of a reading, one a line, the first 24 of them. */
export function pairsInWords(pairs) {
    const lines = [...new Set(pairs.map(pairInWords))];
    const more = lines.length - mostPairs;
    return [...lines.slice(0, mostPairs), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
/** Says how a text came about: `UTF-8 read as windows-1252, twice`. */
export function layersInWords(layers) {
    // The misreading that happened first is told first.
    return layers.toReversed().map((layer) => `${layer.original === 'utf-8' ? 'UTF-8' : layer.original} read as ${namesOf(layer)}`).join(', then ');
}
/** Says in a sentence what proves the layers of a reading. */
export function proofInWords(layers) {
    const bytes = layers.some(isLegacy) ? 'the text is written in these bytes' : 'the bytes are well-formed';
    return `${layersInWords(layers)}: every character of the line goes back to its byte, and ${bytes}.`;
}
/** Names what tells the readings of a line apart: the table, or the encoding of bytes that are not UTF-8. */
export function misreadingInWords([layer]) {
    if (layer === undefined)
        return '';
    return isLegacy(layer) ? layer.original : layer.tables[0] ?? '';
}
function namesOf(layer) {
    const [first = '', ...others] = layer.tables;
    return others.length === 0 ? first : `${first} (or ${others.slice(0, 3).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''})`;
}
/** Names of the tables of a reading, the last misreading first, each with those that agree. */
export function tablesOf(reading) {
    return [...new Set(reading.layers.flatMap((layer) => layer.tables))];
}
/** Writes a gain for people: the number in nats with one decimal. */
export function gainInWords(gain) {
    return `${gain.toFixed(1)} nats`;
}
/** What became of a lost byte, a sentence for each kind. */
export const lossWords = {
    'no-break space': 'A no-break space (byte A0) became a space or was trimmed.',
    'question mark': 'A byte became a question mark.',
    'dropped byte': 'A byte was dropped (81, 8D, 8F, 90 or 9D, for which some programs have no character).',
    'last byte': 'The last byte of a character was dropped, since the encoding takes two at a time.',
    'replacement character': 'A byte became U+FFFD.',
    'high byte': 'A code unit was cut to its low byte, and the high byte is lost.'
};
/** Says which bytes of a line were lost, one sentence for each kind. */
export function lossesInWords(pairs) {
    return [...new Set(pairs.flatMap((pair) => (pair.lost === undefined ? [] : [lossWords[pair.lost]])))];
}
/** Says how damage in part of a line came about. */
export function partInWords({ table, pairs }) {
    return pairs.every((pair) => pair.lost === 'high byte') ? 'code units cut to their low byte' : `UTF-8 read as ${table} in part of the line`;
}
/** Says what breaks the proof of a whole line; places are columns of the line, of which `bodyStart` code units were not judged. */
export function breakerInWords({ table, pairs, breaker }, bodyStart) {
    if (breaker === undefined || pairs.every((pair) => pair.lost === 'high byte'))
        return 'The low byte alone does not say which character it was.';
    return `The line as a whole does not go back through ${table}: ${problemInWords(breaker, bodyStart)}.`;
}
/** Says which character or byte breaks a proof, where it stands, and why it does. */
export function problemInWords({ index, found, bytes, problem, expected = '' }, bodyStart) {
    const place = `at column ${bodyStart + index + 1}`;
    if (problem === 'no-byte')
        return `\`${shown(found)}\` (${codePointName(found)}) ${place} has no byte there`;
    const what = `\`${shown(found)}\` (byte${bytes.length > 1 ? 's' : ''} ${shownBytes(bytes)}) ${place}`;
    return problem === 'forbidden' ? `${what} would be ${codePointName(expected)}, which no repair may bring` : `${what} ${problemWords[problem]}`;
}
/** What is wrong with bytes that are not UTF-8, for a sentence that has them as its subject. */
export const problemWords = {
    stray: 'begins no UTF-8 sequence',
    cut: 'begins a UTF-8 sequence that ends too early',
    overlong: 'is an overlong form',
    surrogate: 'is half of a surrogate pair',
    'beyond-range': 'is beyond U+10FFFF'
};
