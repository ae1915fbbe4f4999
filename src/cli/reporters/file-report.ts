import type {VFileMessage} from 'vfile-message'
import type {DecidedBy} from '../../encoding/decide.ts'
import type {Severity} from '../../lint/finding.ts'

/** One file of a report, with at least one message. */
export interface FileReport {
  /** As the user would type it in `cwd`; undefined for standard input without a name. */
  readonly path: string | undefined
  /** Absolute path of the working directory. */
  readonly cwd: string
  readonly encoding: string
  readonly decidedBy: DecidedBy
  readonly messages: readonly VFileMessage[]
}

/** The severity that a message stands for. */
export function severityOf(message: VFileMessage): Severity {
  return message.fatal === true ? 'error' : message.fatal === false ? 'warning' : 'info'
}

/** Leaves only errors in a report; files without one are left out. */
export function errorsOnly(reports: readonly FileReport[]): readonly FileReport[] {
  return reports
    .map((report) => ({...report, messages: report.messages.filter((message) => message.fatal === true)}))
    .filter((report) => report.messages.length > 0)
}
