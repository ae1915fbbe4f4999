import { asciiJson } from '../reporters/ascii-json.js';
import { messageFields } from '../reporters/json.js';
/** Writes explanations as JSON in ASCII: an array, also of one. `path` is null for a text of the command line. Ends in a line end. */
export function explanationJson(explanations, path) {
    return `${asciiJson(explanations.map((one) => fieldsOf(one, path ?? null)), 2)}\n`;
}
function fieldsOf({ explanation, findings }, path) {
    const { lineNumber, text, outcome, readings, summary, reasons } = explanation;
    return { path, line: lineNumber, text, expected: expectedOf(outcome), summary, reasons, outcome: outcomeFields(outcome), readings: readings.map(readingFields), findings: findings.map(messageFields) };
}
/** What should stand there: one text where it is proved, several where they differ. */
function expectedOf(outcome) {
    if (outcome.kind === 'repaired' || outcome.kind === 'left')
        return [outcome.reading.text];
    return outcome.kind === 'ambiguous' ? outcome.readings.map(({ text }) => text) : undefined;
}
/** Without the readings, which stand beside it. */
function outcomeFields(outcome) {
    const { reading: _reading, readings: _readings, ...fields } = { reading: undefined, readings: undefined, ...outcome };
    return fields;
}
/** The number of a layer's table is one of this version of mojilint. */
function readingFields({ text, gain, fileGain, leastGain, strength, layers, pairs }) {
    return { text, gain, fileGain, leastGain, strength, layers: layers.map(({ original, tables, text: undone }) => ({ original, tables, text: undone })), pairs };
}
