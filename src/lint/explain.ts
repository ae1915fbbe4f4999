import type {Span} from '../encoding/span.ts'
import {leadingMarks} from '../mojibake/misread-mark.ts'
import {withPairs} from '../mojibake/proved-reading.ts'
import {scopedTriggers} from '../mojibake/trigger.ts'
import {nothingProved} from '../mojibake/verdict.ts'
import {byteLines} from './byte-line.ts'
import type {Document, SuspectLine, TableChoice} from './document.ts'
import type {Explanation} from './explanation.ts'
import {reasonsOf, summaryOf} from './explanation-words.ts'
import type {RuledFinding} from './finding.ts'
import {lint, type LintOptions} from './lint.ts'
import {outcomeOf, type Judgement} from './outcome.ts'
import {createSilence} from './silence.ts'

/** What `explain` needs beside the document. */
export interface ExplainOptions extends LintOptions {
  /** 1-based, in any order; all lines when left out. Numbers beyond the last line are passed over. */
  readonly lineNumbers?: readonly number[]
  /** What `lint` found in the document with the same options, where that is known already. */
  readonly findings?: readonly RuledFinding[]
}

/**
 * Explains lines of a document, in its order: how each can be read, what is mended, and where nothing is, the one reason for
 * that. A text alone is a document of its lines.
 *
 * Nothing is judged here: verdicts are those that the rules go by, findings are what `lint` reports. Lints the whole document
 * once, and again where a damaged line is not reported, to see which setting silences it. Pure; never throws.
 */
export function explain(document: Document, options: ExplainOptions): readonly Explanation[] {
  const wanted = options.lineNumbers === undefined ? undefined : new Set(options.lineNumbers)
  const suspects = new Map(document.suspects(scopedTriggers).map((line) => [line.lineNumber, line]))
  const findings = options.findings ?? lint(document, options)
  const judgement: Judgement = {document, tables: tablesOf(options), silence: createSilence(document, options)}
  const explanations: Explanation[] = []
  let lineNumber = 0
  let next = 0
  for (const span of byteLines(document.utf8)) {
    lineNumber++
    const first = next
    while (findings[next] !== undefined && findings[next]!.span.start <= span.end) next++
    if (wanted !== undefined && !wanted.has(lineNumber)) continue
    explanations.push(explainLine({lineNumber, span, suspect: suspects.get(lineNumber), findings: findings.slice(first, next)}, judgement))
  }
  return explanations
}

/** A line as it was found. */
interface FoundLine {
  readonly lineNumber: number
  readonly span: Span
  readonly suspect: SuspectLine | undefined
  readonly findings: readonly RuledFinding[]
}

function explainLine({lineNumber, span, suspect, findings}: FoundLine, judgement: Judgement): Explanation {
  const {document, tables} = judgement
  const text = document.text(span)
  const verdict = suspect === undefined ? nothingProved : document.verdictOf(suspect, tables)
  const bodyStart = leadingMarks(text)
  const body = text.slice(bodyStart)
  const readings = verdict.proved.map((reading) => withPairs(reading, {body, bodyStart}))
  const outcome = outcomeOf({span, triggers: suspect?.triggers ?? 0, text, body, bodyStart, verdict, readings, findings}, judgement)
  return {lineNumber, text, outcome, readings, findings, summary: summaryOf(outcome), reasons: reasonsOf(outcome)}
}

/** The tables that the rules go by. */
function tablesOf({rules}: LintOptions): TableChoice {
  const options = rules.find(({rule}) => rule.id === 'no-mojibake')?.options
  return (options?.['tables'] as TableChoice | undefined) ?? {add: [], remove: []}
}
