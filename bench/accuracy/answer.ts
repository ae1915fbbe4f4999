import type {CaseFile} from './question.ts'
import type {Product} from './product.ts'

/** What became of lines. */
export interface Row {
  lines: number
  /** They came out right. */
  restored: number
  /** They came out as they went in, damaged. */
  untouched: number
  /** They came out as anything else. */
  wrong: number
}

/** The answer to a question. */
export interface Answer {
  /** By table, or by chain of tables. */
  readonly tables: Record<string, Row>
  /** Lines that were right as they went in. */
  readonly right: Row
  /** Errors and warnings on lines that were right. */
  reported: number
  /** The first of the lines that went wrong, with what befell them. */
  readonly faults: Fault[]
}

/** A line that did not come out right, or was reported though it was. */
export interface Fault {
  readonly kind: 'rewritten' | 'reported' | 'untouched' | 'wrong'
  readonly file: string
  readonly table?: string
  readonly written: string
  readonly right: string
  /** What it became, or what was said of it. */
  readonly outcome: string
}

/** Faults of each kind that an answer keeps. */
const keptFaults = 60

/** Makes an answer without lines. */
export function emptyAnswer(): Answer {
  return {tables: {}, right: emptyRow(), reported: 0, faults: []}
}

/** Makes a row without lines. */
export function emptyRow(): Row {
  return {lines: 0, restored: 0, untouched: 0, wrong: 0}
}

/** Hands a file to the linter and adds what became of its lines to an answer. */
export function ask(product: Product, {name, lines}: CaseFile, answer: Answer): void {
  if (lines.length === 0) return
  const {after, findings} = product.fix(name, `${lines.map((line) => line.written).join('\n')}\n`)
  const outcomes = after.split('\n')
  lines.forEach(({written, right, table}, index) => {
    const outcome = outcomes[index] ?? ''
    const row = table === undefined ? answer.right : (answer.tables[table] ??= emptyRow())
    const isRestored = outcome === right
    const isUntouched = !isRestored && outcome === written
    row.lines++
    if (isRestored) row.restored++
    else if (isUntouched) row.untouched++
    else row.wrong++
    if (isRestored) return
    const kind = isUntouched ? 'untouched' : table === undefined ? 'rewritten' : 'wrong'
    note(answer, {kind, file: name, ...(table === undefined ? {} : {table}), written, right, outcome})
  })
  for (const {line, level, ruleId, reason} of findings) {
    const found = lines[line - 1]
    if (level === 'info' || found === undefined || found.table !== undefined) continue
    answer.reported++
    note(answer, {kind: 'reported', file: name, written: found.written, right: found.right, outcome: `${level} ${ruleId}: ${reason}`})
  }
}

/** Adds an answer to another. */
export function addAnswer(into: Answer, answer: Answer): void {
  for (const [table, row] of Object.entries(answer.tables)) addRow((into.tables[table] ??= emptyRow()), row)
  addRow(into.right, answer.right)
  into.reported += answer.reported
  for (const fault of answer.faults) note(into, fault)
}

/** Adds a row to another. */
export function addRow(into: Row, row: Row): void {
  into.lines += row.lines
  into.restored += row.restored
  into.untouched += row.untouched
  into.wrong += row.wrong
}

function note({faults}: Answer, fault: Fault): void {
  if (faults.filter(({kind}) => kind === fault.kind).length < keptFaults) faults.push(fault)
}
