import type {Answer} from './answer.ts'
import type {Answers} from './job.ts'
import {isOfTheWeb} from './misreading.ts'
import {damagedRow} from './summary.ts'
import type {QuestionName} from './question.ts'

/** The least that a question's answer must show. */
export interface Floor {
  /** Least share of damaged lines that are restored, in percent. */
  readonly restored?: number
  /** The same for the tables of the web. */
  readonly web?: number
  /** Most lines that may come out as something else for each 10,000 damaged ones; right lines that are rewritten count. */
  readonly wrong?: number
  /** Most right lines that may be rewritten, and that may be reported as an error or a warning. */
  readonly rewritten?: number
  readonly reported?: number
}

/** What is asked of the whole pack. */
const floors: Readonly<Record<QuestionName, Floor>> = {
  precision: {rewritten: 0, reported: 0},
  scattered: {restored: 98.5, web: 99.8, wrong: 1},
  mixed: {restored: 98, wrong: 1},
  whole: {restored: 99.5, web: 99.9, wrong: 1},
  layers: {restored: 99, wrong: 1},
  published: {restored: 99.6, wrong: 0},
  negatives: {rewritten: 0},
  'multi-byte': {rewritten: 0, reported: 0}
}

/** Names every floor that answers miss, one sentence each. */
export function missedFloors(answers: Answers, wanted: Partial<Readonly<Record<QuestionName, Floor>>> = floors): string[] {
  return Object.entries(answers).flatMap(([question, answer]) => missed(question, answer, wanted[question as QuestionName] ?? {}))
}

function missed(question: string, answer: Answer, floor: Floor): string[] {
  const all = damagedRow(answer)
  const web = damagedRow(answer, isOfTheWeb)
  const found: string[] = []
  const atLeast = (name: string, {restored, lines}: {restored: number; lines: number}, least: number | undefined): void => {
    if (least === undefined || lines === 0 || restored * 100 >= least * lines) return
    found.push(`${question}: ${restored} of ${lines} damaged lines${name} come back (${((100 * restored) / lines).toFixed(3)} %), fewer than ${least} %`)
  }
  const atMost = (name: string, count: number, most: number | undefined): void => {
    if (most !== undefined && count > most) found.push(`${question}: ${count} ${name}, more than ${most}`)
  }
  atLeast('', all, floor.restored)
  atLeast(' of the tables of the web', web, floor.web)
  if (floor.wrong !== undefined) atMost('lines come out as something else', all.wrong + answer.right.wrong, Math.floor((floor.wrong * all.lines) / 10_000))
  atMost('right lines are rewritten', answer.right.wrong, floor.rewritten)
  atMost('right lines are reported', answer.right.reported, floor.reported)
  return found
}
