import { strengthOf } from '../mojibake/strength.js';
import { breakerInWords, gainInWords, layersInWords, lossWords, pairInWords, partInWords, problemInWords, problemWords, proofInWords, quoted } from './reading-words.js';
import { shownBytes } from './shown.js';
/** Says in a sentence what becomes of a line. */
export function summaryOf(outcome) {
    const { kind } = outcome;
    if (kind === 'right')
        return outcome.isAscii ? 'Nothing to mend: the line holds nothing beyond ASCII.' : 'Nothing to mend: no table takes any piece of the line back to UTF-8.';
    return summaries[kind];
}
const summaries = {
    repaired: '`--fix` puts the line right.',
    left: 'The damage is proved, and `--fix` leaves it.',
    ambiguous: 'Several readings are proved and about as likely, so `--fix` leaves the line.',
    partial: 'Part of the line is damaged, and nothing proves it, so `--fix` leaves it.',
    lost: 'Bytes of the line were lost, so `--fix` leaves it.',
    escaped: 'The damage is written in escapes, so `--fix` leaves it.',
    unlikely: 'Nothing to mend: the line can be read otherwise, but the evidence is against it.',
    unproved: 'Nothing to mend: no table accounts for all characters of the line.',
    'bad-bytes': 'The line holds bytes that are not UTF-8; nothing is said of the rest.'
};
/** Says in sentences what an outcome rests on. */
export function reasonsOf(outcome) {
    const refusal = 'refusal' in outcome && outcome.refusal !== undefined ? [outcome.refusal.sentence] : [];
    switch (outcome.kind) {
        case 'repaired': return proofOf(outcome.reading);
        case 'left': return [...proofOf(outcome.reading), ...refusal];
        case 'ambiguous': return [...rivalryOf(outcome.readings, outcome.margin), ...refusal];
        case 'partial': return [...partOf(outcome.damage), ...refusal];
        case 'lost': return [...lossesOf(outcome.losses), ...(outcome.damage === undefined ? [] : partOf(outcome.damage)), ...refusal];
        case 'escaped': return [`Without its escapes the line is likelier as text by ${weightInWords(outcome.gain)}, so read.`, ...refusal];
        case 'unlikely': return unlikelinessOf(outcome.reading);
        case 'unproved': return [...outcome.attempts.map(attemptInWords), ...(outcome.part === undefined ? [] : [missOf(outcome.part)])];
        case 'right': return [];
        case 'bad-bytes': return capped(outcome.faults).map(faultInWords);
    }
}
/** Writes a gain with its word: `76.3 nats (overwhelming)`. */
export function weightInWords(gain) {
    return `${gainInWords(gain)} (${strengthOf(gain)})`;
}
/** Most places that are told one by one. */
const mostPlaces = 8;
function proofOf(reading) {
    return [
        proofInWords(reading.layers),
        `So read, the line is likelier as text by ${weightInWords(reading.gain)}; at least ${reading.leastGain.toFixed(1)} are needed.`,
        ...fileGainOf(reading)
    ];
}
function fileGainOf({ fileGain = 0 }) {
    if (Math.abs(fileGain) < leastShown)
        return [];
    return [`The other lines of the file ${fileGain > 0 ? 'add' : 'take away'} ${gainInWords(Math.abs(fileGain))} of that.`];
}
/** Smaller gains would be written as 0.0. */
const leastShown = 0.05;
function rivalryOf([best, second], margin) {
    if (best === undefined || second === undefined)
        return [];
    return [
        `The likeliest gains ${weightInWords(best.gain)}, the next ${gainInWords(second.gain)}: less than ${margin.toFixed(1)} apart.`,
        ...fileGainOf(best),
        'Only who wrote the line knows which is meant; the option `tables` of `no-mojibake` leaves out what your text never went through.'
    ];
}
function partOf(part) {
    return [
        `${capitalised(partInWords(part))}.`,
        breakerInWords(part, 0),
        `So read, the line is likelier as text by ${weightInWords(part.gain)}; at least ${part.leastGain.toFixed(1)} are needed.`
    ];
}
function missOf({ pairs, table, gain, leastGain }) {
    return `Undone by themselves, pieces such as ${pairInWords(pairs[0])} (${table}) gain ${weightInWords(gain)}; at least ${leastGain.toFixed(1)} are needed.`;
}
function unlikelinessOf(reading) {
    const { text, layers, gain, leastGain } = reading;
    return [
        `The likeliest is ${quoted(text)}, ${layersInWords(layers)}: it gains ${weightInWords(gain)}, and at least ${leastGain.toFixed(1)} are needed.`,
        ...fileGainOf(reading)
    ];
}
function attemptInWords(attempt) {
    const { pairs, breaker } = attempt;
    const [first] = pairs;
    const pieces = first === undefined ? 'takes every character back' : `explains ${pairInWords(first)}${pairs.length > 1 ? ` and ${pairs.length - 1} more` : ''}`;
    return `${layersInWords([attempt])} ${pieces}, but ${problemInWords(breaker, 0)}.`;
}
/** One sentence for each kind of loss. */
function lossesOf(losses) {
    return [...new Set(losses.map(({ kind }) => kind))].map((kind) => {
        const columns = losses.filter((loss) => loss.kind === kind).map(({ foundStart }) => foundStart + 1);
        const more = columns.length - mostPlaces;
        return `Column${columns.length > 1 ? 's' : ''} ${capped(columns).join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${kind === 'replacement' || kind === 'misread-replacement' ? replacementWords[kind] : lossWords[kind]}`;
    });
}
const replacementWords = {
    replacement: 'U+FFFD stands for bytes that a program could not read.',
    'misread-replacement': 'U+FFFD stood there, for bytes that a program could not read, and was misread itself.'
};
function faultInWords({ kind, bytes, column }) {
    return `Column ${column}: ${shownBytes(bytes)} ${problemWords[kind]}.`;
}
function capped(items) {
    return items.slice(0, mostPlaces);
}
function capitalised(sentence) {
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
