import type {Explanation, Outcome} from '../../lint/explanation.ts'
import type {ProvedReading} from '../../mojibake/proved-reading.ts'
import {asciiJson} from '../reporters/ascii-json.ts'
import type {ReportedFinding} from '../reporters/file-report.ts'
import {messageFields} from '../reporters/json.ts'

/** An explanation with its findings as reports have them. */
export interface ReportedExplanation {
  readonly explanation: Explanation
  readonly findings: readonly ReportedFinding[]
}

/** Writes explanations as JSON in ASCII: an array, also of one. `path` is null for a text of the command line. Ends in a line end. */
export function explanationJson(explanations: readonly ReportedExplanation[], path: string | undefined): string {
  return `${asciiJson(explanations.map((one) => fieldsOf(one, path ?? null)), 2)}\n`
}

function fieldsOf({explanation, findings}: ReportedExplanation, path: string | null): object {
  const {lineNumber, text, outcome, readings, summary, reasons} = explanation
  return {path, line: lineNumber, text, expected: expectedOf(outcome), summary, reasons, outcome: outcomeFields(outcome), readings: readings.map(readingFields), findings: findings.map(messageFields)}
}

/** What should stand there: one text where it is proved, several where they differ. */
function expectedOf(outcome: Outcome): readonly string[] | undefined {
  if (outcome.kind === 'repaired' || outcome.kind === 'left') return [outcome.reading.text]
  return outcome.kind === 'ambiguous' ? outcome.readings.map(({text}) => text) : undefined
}

/** Without the readings, which stand beside it. */
function outcomeFields(outcome: Outcome): object {
  const {reading: _reading, readings: _readings, ...fields} = {reading: undefined, readings: undefined, ...outcome}
  return fields
}

/** The number of a layer's table is one of this version of mojilint. */
function readingFields({text, gain, fileGain, leastGain, strength, layers, pairs}: ProvedReading): object {
  return {text, gain, fileGain, leastGain, strength, layers: layers.map(({original, tables, text: undone}) => ({original, tables, text: undone})), pairs}
}
