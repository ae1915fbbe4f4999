import {VFileMessage} from 'vfile-message'
import type {Span} from '../encoding/span.ts'
import type {Pair} from '../mojibake/pair.ts'
import {directiveSource} from './directive.ts'
import type {Document} from './document.ts'
import type {Edit, RuledFinding} from './finding.ts'

/** A vfile message with what mojilint adds to it. */
export type LintMessage = VFileMessage & {
  pairs?: readonly Pair[]
  /** Names of the tables that the text was misread through, the last misreading first. */
  tables?: readonly string[]
  /** Log-likelihood gain, in nats. */
  gain?: number
  /** Bytes of the document's UTF-8 text. */
  byteSpan?: Span
  fix?: Edit
}

const docs = 'https://github.com/mojilint/mojilint/blob/main/docs'

/** Makes the vfile message of a finding: error is fatal true, warning false, info undefined. */
export function toMessage(document: Document, finding: RuledFinding): LintMessage {
  const point = (byteOffset: number): {line: number; column: number; offset: number} => ({...document.placeOf(byteOffset), offset: document.codeUnitOffsetOf(byteOffset)})
  const place = {start: point(finding.span.start), end: point(finding.span.end)}
  const message: LintMessage = new VFileMessage(finding.reason, {place, ruleId: finding.ruleId, source: 'mojilint'})
  message.fatal = finding.level === 'error' ? true : finding.level === 'warning' ? false : undefined
  message.url = finding.ruleId === directiveSource ? `${docs}/directives.md` : `${docs}/rules/${finding.ruleId}.md`
  message.byteSpan = finding.span
  if (document.path !== undefined) message.file = document.path
  if (finding.actual !== undefined) message.actual = finding.actual
  if (finding.expected !== undefined) message.expected = [...finding.expected]
  if (finding.note !== undefined) message.note = finding.note
  if (finding.pairs !== undefined) message.pairs = finding.pairs
  if (finding.tables !== undefined) message.tables = finding.tables
  if (finding.gain !== undefined) message.gain = finding.gain
  if (finding.edit !== undefined) message.fix = finding.edit
  return message
}
