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
  /** They were reported as errors or warnings. */
  reported: number
}

/** The answer to a question. */
export interface Answer {
  /** By table, or by chain of tables. */
  readonly tables: Record<string, Row>
  /** Lines that were right as they went in. */
  readonly right: Row
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
  return {tables: {}, right: emptyRow(), faults: []}
}

/** Makes a row without lines. */
export function emptyRow(): Row {
  return {lines: 0, restored: 0, untouched: 0, wrong: 0, reported: 0}
}

/** Hands a file to the linter and adds what became of its lines to an answer. */
export function ask(product: Product, {name, lines}: CaseFile, answer: Answer): void {
  if (lines.length === 0) return
  const {after, findings} = product.fix(name, `${lines.map((line) => line.written).join('\n')}\n`)
  const outcomes = after.split('\n')
  const reports = new Map(findings.filter(({level}) => level !== 'info').map((finding) => [finding.line - 1, finding]))
  lines.forEach(({written, right, table}, index) => {
    const outcome = outcomes[index] ?? ''
    const row = table === undefined ? answer.right : (answer.tables[table] ??= emptyRow())
    const report = reports.get(index)
    const fault = {file: name, ...(table === undefined ? {} : {table}), written, right}
    row.lines++
    if (report !== undefined) {
      row.reported++
      if (table === undefined) note(answer, {...fault, kind: 'reported', outcome: `${report.level} ${report.ruleId}: ${report.reason}`})
    }
    if (outcome === right) row.restored++
    else if (outcome === written) {
      row.untouched++
      note(answer, {...fault, kind: 'untouched', outcome})
    } else {
      row.wrong++
      note(answer, {...fault, kind: table === undefined ? 'rewritten' : 'wrong', outcome})
    }
  })
}

/** Adds an answer to another. */
export function addAnswer(into: Answer, answer: Answer): void {
  for (const [table, row] of Object.entries(answer.tables)) addRow((into.tables[table] ??= emptyRow()), row)
  addRow(into.right, answer.right)
  for (const fault of answer.faults) note(into, fault)
}

/** Adds a row to another. */
export function addRow(into: Row, row: Row): void {
  into.lines += row.lines
  into.restored += row.restored
  into.untouched += row.untouched
  into.wrong += row.wrong
  into.reported += row.reported
}

function note({faults}: Answer, fault: Fault): void {
  if (faults.filter(({kind}) => kind === fault.kind).length < keptFaults) faults.push(fault)
}
