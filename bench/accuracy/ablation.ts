import {weights, type Weights} from '../../src/mojibake/weights.ts'
import {measureVariants, type Measure} from './measure.ts'
import {damagedRow} from './summary.ts'
import {percent, textTable} from './text-table.ts'
import type {Answers} from './job.ts'
import type {QuestionName} from './question.ts'

/** A part of the evidence, and the weights that switch it off. */
export interface Part {
  readonly name: string
  readonly off: Partial<Weights>
}

/** The parts of the evidence. Every weight belongs to one. */
export const parts: readonly Part[] = [
  {name: 'prices of look-alikes', off: {lookAlikePrice: 0, boundaryPrice: 0}},
  {name: 'bonus of tell-tales', off: {tellTaleBonus: 0}},
  {name: 'priors of tables and layers', off: {tablePriors: {}, otherPrior: 0, layerPrior: 0, nextLayerPrior: 0}},
  {name: 'threshold of single characters', off: {acceptedLoneGain: weights.acceptedGain, acceptedShortGain: weights.acceptedGain}},
  {name: 'tables of the other lines', off: {damagePrior: Infinity, rightPrior: weights.rightPrior, tableConcentration: weights.tableConcentration, concentrationPerTable: weights.concentrationPerTable}},
  {name: 'one table to begin with', off: {switchLoss: 0}},
  {name: 'lift of multi-byte readings', off: {mostMultiByteLift: 0, mostLegacyLift: 0}},
  {name: 'letters of the file', off: {letterClip: 0, letterSmoothing: weights.letterSmoothing}},
  {name: 'all that the file says', off: {rounds: 0, settledBy: weights.settledBy}},
  {name: 'margin of rivals', off: {rivalMargin: 0, legacyRivalMargin: 0}},
  {name: 'threshold (any gain will do)', off: {acceptedGain: 0, acceptedLoneGain: 0, acceptedLegacyGain: 0}}
]

const damagedQuestions: readonly QuestionName[] = ['scattered', 'mixed', 'whole', 'layers']

/** The questions that show what a part is worth. */
const ablationQuestions: readonly QuestionName[] = ['precision', 'negatives', 'multi-byte', ...damagedQuestions]

/** Measures with each part switched off, one at a time, and gives the table. */
export async function ablationTable(measure: Measure): Promise<string> {
  const answers = await measureVariants({...measure, job: {...measure.job, questions: ablationQuestions}}, [undefined, ...parts.map(({off}) => ({...weights, ...off}))])
  const names = ['none', ...parts.map(({name}) => name)]
  const rows = answers.map((answer, index) => [names[index] ?? '', ...effectOf(answer)])
  return textTable(['switched off', 'right: rewritten', 'right: reported', 'negatives: rewritten', ...damagedQuestions.map((name) => `${name} %`), 'wrong'], rows)
}

/** What right text suffers and what damaged text gets back. */
function effectOf(answers: Answers): string[] {
  const damaged = damagedQuestions.map((name) => answers[name]).filter((answer) => answer !== undefined)
  const rows = damaged.map((answer) => damagedRow(answer))
  const right = [answers.precision, answers['multi-byte'], ...damaged].map((answer) => answer?.right)
  const sum = (values: readonly (number | undefined)[]): string => String(values.reduce<number>((total, value) => total + (value ?? 0), 0))
  return [
    sum(right.map((row) => row?.wrong)),
    sum(right.map((row) => row?.reported)),
    String(answers.negatives?.right.wrong ?? '-'),
    ...rows.map((row) => percent(row.restored, row.lines)),
    sum(rows.map((row) => row.wrong))
  ]
}
