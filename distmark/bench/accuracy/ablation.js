import { weights } from '../../src/mojibake/weights.js';
import { measureVariants } from './measure.js';
import { damagedRow } from './summary.js';
import { percent, textTable } from './text-table.js';
/** The parts of the evidence. Every weight belongs to one. */
export const parts = [
    { name: 'prices of look-alikes', off: { lookAlikePrice: 0, boundaryPrice: 0 } },
    { name: 'bonus of tell-tales', off: { tellTaleBonus: 0 } },
    { name: 'priors of tables and layers', off: { tablePriors: {}, otherPrior: 0, layerPrior: 0, nextLayerPrior: 0 } },
    { name: 'threshold of single characters', off: { acceptedLoneGain: weights.acceptedGain, acceptedShortGain: weights.acceptedGain } },
    { name: 'tables of the other lines', off: { damagePrior: Infinity, rightPrior: weights.rightPrior, tableConcentration: weights.tableConcentration, concentrationPerTable: weights.concentrationPerTable } },
    { name: 'one table to begin with', off: { switchLoss: 0 } },
    { name: 'lift of multi-byte readings', off: { mostMultiByteLift: 0, mostLegacyLift: 0 } },
    { name: 'letters of the file', off: { letterClip: 0, letterSmoothing: weights.letterSmoothing } },
    { name: 'all that the file says', off: { rounds: 0, settledBy: weights.settledBy } },
    { name: 'margin of rivals', off: { rivalMargin: 0, legacyRivalMargin: 0 } },
    { name: 'threshold (any gain will do)', off: { acceptedGain: 0, acceptedLoneGain: 0, acceptedLegacyGain: 0 } }
];
const damagedQuestions = ['scattered', 'mixed', 'whole', 'layers'];
/** The questions that show what a part is worth. */
const ablationQuestions = ['precision', 'negatives', 'multi-byte', ...damagedQuestions];
/** Measures with each part switched off, one at a time, and gives the table. */
export async function ablationTable(measure) {
    const answers = await measureVariants({ ...measure, job: { ...measure.job, questions: ablationQuestions } }, [undefined, ...parts.map(({ off }) => ({ ...weights, ...off }))]);
    const names = ['none', ...parts.map(({ name }) => name)];
    const rows = answers.map((answer, index) => [names[index] ?? '', ...effectOf(answer)]);
    return textTable(['switched off', 'right: rewritten', 'right: reported', 'negatives: rewritten', ...damagedQuestions.map((name) => `${name} %`), 'wrong'], rows);
}
/** What right text suffers and what damaged text gets back. */
function effectOf(answers) {
    const damaged = damagedQuestions.map((name) => answers[name]).filter((answer) => answer !== undefined);
    const rows = damaged.map((answer) => damagedRow(answer));
    const right = [answers.precision, answers['multi-byte'], ...damaged].map((answer) => answer?.right);
    const sum = (values) => String(values.reduce((total, value) => total + (value ?? 0), 0));
    return [
        sum(right.map((row) => row?.wrong)),
        sum(right.map((row) => row?.reported)),
        String(answers.negatives?.right.wrong ?? '-'),
        ...rows.map((row) => percent(row.restored, row.lines)),
        sum(rows.map((row) => row.wrong))
    ];
}
