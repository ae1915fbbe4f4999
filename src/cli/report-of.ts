import type {ConfiguredRule} from '../lint/config.ts'
import type {Check} from './check.ts'
import {damagedText} from './damaged-text.ts'
import type {FileReport, ReportedFinding, ReportedPlace} from './reporters/file-report.ts'

/** From so many findings on, the report of a file is made as it is read. */
const mostKept = 1000

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
    findings: findings.map((finding) => {
      const reported: ReportedFinding = {
        severity: finding.level,
        get message() {
          return toMessage(document, finding)
        },
        get start() {
          return placeOf(finding.span.start)
        },
        get end() {
          return placeOf(finding.span.end)
        },
        get text() {
          return damagedText(document, finding)
        }
      }
      // Where there are few, the document need not be kept; of very many, people are shown the first.
      return findings.length > mostKept ? reported : {...reported}
    })
  }
}
