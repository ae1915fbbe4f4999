import { weightInWords } from '../../lint/explanation-words.js';
import { layersInWords, quoted } from '../../lint/reading-words.js';
import { forTerminal, forTerminalLine } from '../terminal-text.js';
import { alignedRows } from './aligned-rows.js';
import { paintWith } from './paint.js';
import { pairRows } from './pair-rows.js';
/**
 * Lays explanations out for people: for each line first what it should be, then the pairs, the other readings, and why. Ends in
 * a line end. Of several lines, those with nothing beyond ASCII or without a piece that goes back take one line each.
 *
 * What comes from files goes through `forTerminal`.
 */
export function explanationText(explanations, { name, color }) {
    const paint = paintWith(color);
    const isOne = explanations.length === 1;
    let text = '';
    let wasBlock = false;
    for (const explanation of explanations) {
        const place = isOne && name === undefined ? '' : name === undefined ? `line ${explanation.lineNumber}` : `${forTerminalLine(name)}:${explanation.lineNumber}`;
        const isBlock = isOne || explanation.outcome.kind !== 'right' || explanation.findings.length > 0;
        const lines = isBlock ? [...(place === '' ? [] : [paint.bold(place)]), ...blockOf(explanation, paint)] : [`${paint.bold(place)}  ${explanation.summary}`];
        text += `${text !== '' && (isBlock || wasBlock) ? '\n' : ''}${lines.join('\n')}\n`;
        wasBlock = isBlock;
    }
    return text;
}
function blockOf({ text, outcome, readings, findings, summary, reasons }, paint) {
    const { texts, tables, gain } = shownReadings(outcome);
    const firstDamaged = tables[0]?.pairs[0]?.foundStart ?? 0;
    const found = cut(text, firstDamaged);
    const labelled = [...texts.map(([label, expected]) => [label, paint.green(cut(expected, firstDamaged))]), ['found', texts.length > 0 ? paint.red(found) : found]];
    const told = new Set(tables.map(({ reading }) => reading));
    const others = readings.filter((reading) => !told.has(reading));
    return [
        ...labelled.map(([label = '', line = '']) => `${paint.dim(label.padEnd(9))} ${line}`),
        paint.bold(forTerminalLine(summary)),
        ...tables.flatMap(({ reading, pairs }) => ['', ...(tables.length > 1 && reading !== undefined ? [readingLine(reading)] : []), ...tableOf(pairs, paint)]),
        ...section('Other readings:', alignedRows(others.map(readingRow)), paint),
        ...section('Why:', reasons, paint),
        ...(findings.length > 0 ? [''] : []),
        // The reason of what is explained here would only say it again.
        ...findings.map(({ level, ruleId, reason, ...finding }) => forTerminalLine(`Reported: ${level} ${ruleId}${gain !== undefined && finding.gain === gain ? '' : `: ${reason}`}`))
    ];
}
/** What is shown of an outcome in full. */
function shownReadings(outcome) {
    switch (outcome.kind) {
        case 'repaired':
        case 'left':
            return { texts: [['expected', outcome.reading.text]], tables: [asTable(outcome.reading)], gain: outcome.reading.gain };
        case 'ambiguous':
            return { texts: outcome.readings.map(({ text }, index) => [index === 0 ? 'either' : 'or', text]), tables: outcome.readings.map(asTable), gain: outcome.readings[0].gain };
        case 'partial':
        case 'lost':
            return outcome.damage === undefined ? { texts: [], tables: [] } : { texts: [['probably', outcome.damage.text]], tables: [{ pairs: outcome.damage.pairs }], gain: outcome.damage.gain };
        case 'escaped':
            return { texts: [], tables: [{ pairs: outcome.pairs }], gain: outcome.gain };
        case 'unlikely':
            return { texts: [], tables: [asTable(outcome.reading)] };
        default:
            return { texts: [], tables: [] };
    }
}
function asTable(reading) {
    return { reading, pairs: reading.pairs };
}
function tableOf(pairs, paint) {
    const [head = '', ...rows] = alignedRows(pairRows(pairs), 0).map((row) => `  ${forTerminalLine(row)}`);
    return [paint.dim(head), ...rows];
}
function readingRow({ text, layers, gain }) {
    return [weightInWords(gain), quoted(text), layersInWords(layers)];
}
function readingLine(reading) {
    return forTerminalLine(readingRow(reading).join('  '));
}
function section(title, lines, paint) {
    return lines.length === 0 ? [] : ['', paint.dim(title), ...lines.map((line) => `  ${forTerminalLine(line)}`)];
}
/** Code units that are shown of a long line, and how many of them before the first damaged character; JSON has all. */
const mostShown = 400;
const shownBefore = 100;
function cut(text, firstDamaged) {
    if (text.length <= mostShown)
        return forTerminal(text);
    const start = Math.max(0, firstDamaged - shownBefore);
    const end = start + mostShown;
    return `${start > 0 ? '\u2026 ' : ''}${forTerminal(text.slice(start, end))}${end < text.length ? ' \u2026' : ''}`;
}
