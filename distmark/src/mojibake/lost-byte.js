import { cutCodeUnits } from './cut-code-unit.js';
import { logLikelihood } from './evidence.js';
import { byteOf } from './reverse.js';
/** Controls of formats that part their records with C0 controls: there they are right. */
const otherControls = /[\0-\x08\x0b\x0e-\x12\x15-\x17\x1a\x1b\x1e\x1f]/;
/** Bytes for which strict windows-1252 has no character: programs drop them or write a question mark. */
const unassignedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
/** How much likelier a completed sequence must be than what stands there, in nats. */
const leastGain = 6;
/** Whether the C0 controls of a line may be cut code units: not where others say that it is a record of some format. */
export function mayHoldCutCodeUnits(line) {
    return !otherControls.test(line);
}
/** Completes the sequence at `start` of a line, if one byte of it was lost. */
export function lostByteAt(line, start, settings) {
    const { remains, mayBeCut } = settings;
    const first = line[start];
    const cut = cutCodeUnits[first];
    if (cut !== undefined)
        return mayBeCut ? { found: first, bytes: [first.charCodeAt(0)], expected: cut, lost: 'high byte' } : undefined;
    const next = line[start + 1];
    // C3 A0 is a with grave, and a program that normalises or trims blanks took its second half for one.
    if (first === '\u00c3' && (next === ' ' || next === undefined))
        return { found: next === undefined ? first : first + remains, bytes: [0xc3], expected: '\u00e0', lost: 'no-break space' };
    // E2 80 9D is the right double quotation mark.
    if (first === '\u00e2' && next === '\u20ac')
        return completed(line, start, { found: '\u00e2\u20ac', bytes: [0xe2, 0x80], candidates: ['\u201d'] }, settings).choice;
    const lead = byteOf(first.charCodeAt(0), 0);
    if (lead < 0xc2 || lead > 0xdf)
        return undefined;
    const candidates = unassignedBytes.map((byte) => String.fromCharCode(((lead & 0x1f) << 6) | (byte & 0x3f)));
    const { choice, gain } = completed(line, start, { found: first, bytes: [lead], candidates }, settings);
    return gain >= leastGain ? choice : undefined;
}
/** The likeliest of the characters whose last byte was dropped or became a question mark at a place, and its gain in nats. */
function completed(line, start, { found, bytes, candidates }, settings) {
    const isQuestion = line[start + found.length] === '?';
    const choices = candidates.map((expected) => {
        const choice = { found: isQuestion ? `${found}?` : found, bytes, expected, lost: isQuestion ? 'question mark' : 'dropped byte' };
        return { choice, gain: gainOf(choice, start, settings) };
    });
    return choices.reduce((best, other) => (other.gain > best.gain ? other : best));
}
/** Gain of completing a sequence at a place, judged by the characters beside it. */
function gainOf({ found, expected }, start, { before, characterAt }) {
    const after = characterAt(start + found.length);
    return logLikelihood(before + expected + after) - logLikelihood(before + found + after);
}
