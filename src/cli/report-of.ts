import type {ConfiguredRule} from '../lint/config.ts'
import type {Check} from './check.ts'
import {damagedText} from './damaged-text.ts'
import type {FileReport, ReportedPlace} from './reporters/file-report.ts'

/** The file that a report is about. */
export interface ReportSubject {
  readonly path: string | undefined
  readonly cwd: string
  readonly rules: readonly ConfiguredRule[]
}

/** Makes the report of a checked document; what makes messages is loaded at the first finding of a run. */
export async function reportOf({document, findings}: Pick<Check, 'document' | 'findings'>, subject: ReportSubject): Promise<FileReport> {
  const {toMessage} = await import('../lint/message.ts')
  const {encoding, decidedBy} = document.decision
  const placeOf = (byteOffset: number): ReportedPlace => ({...document.placeOf(byteOffset), byteColumn: document.byteColumnOf(byteOffset)})
  return {
    ...subject, encoding, decidedBy,
    findings: findings.map((finding) => ({
      message: toMessage(document, finding),
      start: placeOf(finding.span.start),
      end: placeOf(finding.span.end),
      text: damagedText(document, finding)
    }))
  }
}
