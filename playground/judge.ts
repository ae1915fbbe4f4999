import {
  byteStructureOf, configure, createDocument, decode, explain, fix, isBinary, lint, optInTableNames, reversalTableNames, rules,
  type ConfiguredRule, type Document, type LintOptions, type RuledFinding, type ScopeLookup
} from '../src/index.ts'
import {createScope} from '../src/lint/markdown-scope.ts'
import type {Answers, JudgedFile, JudgedText, PlacedFinding, Question} from './question.ts'

/** Answers the questions of the page, one after another. */
export interface Judge {
  answer(question: Question): Answers[Question['kind']]
}

/** Most found lines that are explained before the page asks for them. */
const mostExplained = 100

/** What was judged last. */
interface Subject {
  readonly document: Document
  readonly options: LintOptions
  readonly findings: readonly RuledFinding[]
}

/** Makes a judge. It weighs a text as one file, as the command line does, so both give the same verdict. */
export function createJudge(): Judge {
  let subject: Subject | undefined
  return {
    answer(question) {
      switch (question.kind) {
        case 'text': {
          const {judged, ...rest} = judgeText(question.text, question.tables, [question.lineNumber - 1, question.lineNumber])
          subject = rest
          return judged
        }
        case 'piece': return judgeText(question.text, question.tables, [1]).judged
        case 'file': {
          if (isBinary(question.bytes, {path: question.name})) return {isBinary: true}
          const {judged, ...rest} = judgeFile(question)
          subject = rest
          return judged
        }
        case 'lines': return subject === undefined ? [] : explain(subject.document, {...subject.options, findings: subject.findings, lineNumbers: question.lineNumbers})
        case 'bytes': return byteStructureOf(question.text, question.through) ?? []
        case 'tables': return {all: reversalTableNames, optIn: optInTableNames}
        case 'damage': return question.tables.reduce((text, encoding) => decode(new TextEncoder().encode(text), {encoding}).text, question.text)
      }
    }
  }
}

/** In plain text everything is prose. */
function scopeFor(document: Document): ScopeLookup | undefined {
  return document.format === 'text' ? undefined : createScope(document)
}

function rulesWith(tables: readonly string[]): readonly ConfiguredRule[] {
  return configure(rules, {rules: {'no-mojibake': ['error', {tables: {add: tables}}]}})
}

function judgeText(text: string, tables: readonly string[], wanted: readonly number[]): Subject & {readonly judged: JudgedText} {
  const rules = rulesWith(tables)
  const document = createDocument({bytes: new TextEncoder().encode(text)})
  const options: LintOptions = {rules, scopeOf: scopeFor(document)}
  const findings = lint(document, options)
  const fixed = fix(document, {rules, scopeFor, unsafe: false, findings})
  const lineOf = ({span}: RuledFinding): number => document.placeOf(span.start).line
  const found = [...new Set(findings.map(lineOf))]
  const lineNumbers = [...found.slice(0, mostExplained), ...wanted]
  const judged: JudgedText = {
    lineCount: document.placeOf(document.utf8.length).line,
    fixed: new TextDecoder('utf-8', {ignoreBOM: true}).decode(fixed.bytes),
    found,
    mendedCount: new Set(findings.filter(({edit}) => edit?.tier === 'safe').map(lineOf)).size,
    explanations: explain(document, {...options, findings, lineNumbers})
  }
  return {document, options, findings, judged}
}

function judgeFile({name, bytes, tables, isUnsafe}: Extract<Question, {kind: 'file'}>): Subject & {readonly judged: JudgedFile} {
  const rules = rulesWith(tables)
  const document = createDocument({bytes, path: name})
  const options: LintOptions = {rules, scopeOf: scopeFor(document)}
  const findings = lint(document, options)
  const fixed = fix(document, {rules, scopeFor, unsafe: isUnsafe, findings})
  const {encoding, decidedBy, declarations, conflicts} = document.decision
  const judged: JudgedFile = {
    decision: {encoding, decidedBy, declarations, conflicts},
    lineCount: document.placeOf(document.utf8.length).line,
    findings: placed(document, findings, isUnsafe),
    fixedBytes: isSame(fixed.bytes, bytes) ? undefined : fixed.bytes,
    leftCount: fixed.findings.length,
    refusal: fixed.refusal,
    isUtf8: document.isEditable
  }
  return {document, options, findings, judged}
}

/** Findings with their places and the lines they stand on. */
function placed(document: Document, findings: readonly RuledFinding[], isUnsafe: boolean): readonly PlacedFinding[] {
  const starts = findings.map(({span}) => document.placeOf(span.start))
  const texts = new Map<number, string>()
  return findings.map(({edit, ...finding}, index) => {
    const {line = 1, column = 1} = starts[index] ?? {}
    const end = document.placeOf(finding.span.end)
    let text = texts.get(line)
    if (text === undefined) texts.set(line, (text = lineText(document, finding.span.start)))
    return {finding, isFixable: edit?.tier === 'safe' || (isUnsafe && edit !== undefined), line, column, endLine: end.line, endColumn: end.column, text}
  })
}

/** The line that a byte offset lies on, without its line end. */
function lineText(document: Document, byteOffset: number): string {
  const start = byteOffset - document.byteColumnOf(byteOffset) + 1
  let end = byteOffset
  while (end < document.utf8.length && document.utf8[end] !== 0x0a && document.utf8[end] !== 0x0d) end++
  return document.text({start, end})
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
