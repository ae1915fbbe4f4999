import { weights } from '../../src/mojibake/weights.js';
import { measureVariants } from './measure.js';
import { damagedRow } from './summary.js';
import { percent, textTable } from './text-table.js';
const thresholds = Array.from({ length: 17 }, (_, index) => 4 + index);
const margins = Array.from({ length: 7 }, (_, index) => index);
const damagedQuestions = ['scattered', 'whole'];
/** The questions that a threshold or a margin is judged by. */
const curveQuestions = ['precision', 'negatives', ...damagedQuestions];
/** Measures with every threshold and every margin, and gives the tables. */
export async function curveTables(measure) {
    // The threshold of single characters keeps its distance.
    const lone = weights.acceptedLoneGain - weights.acceptedGain;
    const variants = [
        ...thresholds.map((acceptedGain) => ({ ...weights, acceptedGain, acceptedLoneGain: acceptedGain + lone })),
        ...margins.map((rivalMargin) => ({ ...weights, rivalMargin }))
    ];
    const answers = await measureVariants({ ...measure, job: { ...measure.job, questions: curveQuestions } }, variants);
    const table = (name, values, start, own) => textTable([name, 'rewritten a million right lines', 'reported a million', 'negatives: rewritten', ...damagedQuestions.map((question) => `${question} %`), 'wrong of 10,000'], values.map((value, index) => [value === own ? `${value} (in use)` : String(value), ...effectOf(answers[start + index] ?? {})]));
    return { threshold: table('threshold', thresholds, 0, weights.acceptedGain), margin: table('margin', margins, thresholds.length, weights.rivalMargin) };
}
function effectOf({ precision, negatives, ...rest }) {
    const rows = damagedQuestions.flatMap((name) => rest[name] ?? []).map((answer) => damagedRow(answer));
    const lines = rows.reduce((total, row) => total + row.lines, 0);
    const wrong = rows.reduce((total, row) => total + row.wrong, 0);
    const aMillion = (count) => ((count * 1e6) / (precision?.right.lines ?? NaN)).toFixed(1);
    return [
        aMillion(precision?.right.wrong ?? NaN),
        aMillion(precision?.right.reported ?? NaN),
        String(negatives?.right.wrong ?? '-'),
        ...rows.map((row) => percent(row.restored, row.lines)),
        ((wrong * 1e4) / lines).toFixed(1)
    ];
}
