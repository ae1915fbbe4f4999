import '../../../src/encoding/standard-codecs.ts'
import {VFileMessage} from 'vfile-message'
import {rules as registry} from '../../../rules/index.ts'
import {reportOf} from '../../../src/cli/report-of.ts'
import type {FileReport, ReportedFinding} from '../../../src/cli/reporters/file-report.ts'
import {configure} from '../../../src/lint/config.ts'
import {createDocument} from '../../../src/lint/document.ts'
import {lint} from '../../../src/lint/lint.ts'
import type {LintMessage} from '../../../src/lint/message.ts'

const rules = configure(registry, {})

/** The report of a file as a run in `/work` makes it. */
export async function reportFor(path: string | undefined, bytes: Uint8Array): Promise<FileReport> {
  const document = createDocument({bytes, path})
  return reportOf({document, findings: lint(document, {rules})}, {path, cwd: '/work', rules})
}

/** A report without findings. */
export const emptyReport: FileReport = {path: 'a.md', cwd: '/work', encoding: 'utf-8', decidedBy: 'valid-utf-8', rules, findings: []}

/** A finding of two characters at the start of a line, with any text, as a custom rule may have it. */
export function handMade({reason, line = 1, endLine = line, fatal}: {reason: string; line?: number; endLine?: number; fatal: boolean | undefined}): ReportedFinding {
  const message: LintMessage = new VFileMessage(reason, {place: {start: {line, column: 1}, end: {line: endLine, column: 3}}, ruleId: 'no-bom', source: 'mojilint'})
  message.fatal = fatal
  return {severity: fatal === true ? 'error' : fatal === false ? 'warning' : 'info', message, start: {line, column: 1, byteColumn: 1}, end: {line: endLine, column: 3, byteColumn: 3}, text: ''}
}
