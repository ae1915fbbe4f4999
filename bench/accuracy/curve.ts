import {weights, type Weights} from '../../src/mojibake/weights.ts'
import type {Answers} from './job.ts'
import {measureVariants, type Measure} from './measure.ts'
import type {QuestionName} from './question.ts'
import {damagedRow} from './summary.ts'
import {percent, textTable} from './text-table.ts'

const thresholds = Array.from({length: 17}, (_, index) => 4 + index)
const margins = Array.from({length: 7}, (_, index) => index)

const damagedQuestions: readonly QuestionName[] = ['scattered', 'whole']

/** The questions that a threshold or a margin is judged by. */
const curveQuestions: readonly QuestionName[] = ['precision', 'negatives', ...damagedQuestions]

/** What each threshold and each margin costs and gives, the other as it is. */
export interface Curve {
  readonly threshold: string
  readonly margin: string
}

/** Measures with every threshold and every margin, and gives the tables. */
export async function curveTables(measure: Measure): Promise<Curve> {
  // The threshold of single characters keeps its distance.
  const lone = weights.acceptedLoneGain - weights.acceptedGain
  const variants: Weights[] = [
    ...thresholds.map((acceptedGain) => ({...weights, acceptedGain, acceptedLoneGain: acceptedGain + lone})),
    ...margins.map((rivalMargin) => ({...weights, rivalMargin}))
  ]
  const answers = await measureVariants({...measure, job: {...measure.job, questions: curveQuestions}}, variants)
  const table = (name: string, values: readonly number[], start: number, own: number): string =>
    textTable(
      [name, 'rewritten a million right lines', 'reported a million', 'negatives: rewritten', ...damagedQuestions.map((question) => `${question} %`), 'wrong of 10,000'],
      values.map((value, index) => [value === own ? `${value} (in use)` : String(value), ...effectOf(answers[start + index] ?? {})])
    )
  return {threshold: table('threshold', thresholds, 0, weights.acceptedGain), margin: table('margin', margins, thresholds.length, weights.rivalMargin)}
}

function effectOf({precision, negatives, ...rest}: Answers): string[] {
  const rows = damagedQuestions.flatMap((name) => rest[name as keyof typeof rest] ?? []).map((answer) => damagedRow(answer))
  const lines = rows.reduce((total, row) => total + row.lines, 0)
  const wrong = rows.reduce((total, row) => total + row.wrong, 0)
  const aMillion = (count: number): string => ((count * 1e6) / (precision?.right.lines ?? NaN)).toFixed(1)
  return [
    aMillion(precision?.right.wrong ?? NaN),
    aMillion(precision?.right.reported ?? NaN),
    String(negatives?.right.wrong ?? '-'),
    ...rows.map((row) => percent(row.restored, row.lines)),
    ((wrong * 1e4) / lines).toFixed(1)
  ]
}
