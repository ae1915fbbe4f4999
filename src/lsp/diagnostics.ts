import {DiagnosticSeverity, type Diagnostic} from 'vscode-languageserver/node.js'
import type {Severity} from '../lint/finding.ts'
import {toMessage} from '../lint/message.ts'
import type {CheckedDocument} from './checked-document.ts'
import {fixesOf, type Fix} from './fixes.ts'

/** A finding as the editor shows it, and what can be done about it. */
export interface ShownFinding {
  readonly diagnostic: Diagnostic
  readonly fixes: readonly Fix[]
}

/** Most findings of a document that are shown, as many as a report of the command line shows: no editor lists more. */
const mostShown = 1000

/** Makes diagnostics of what is found in a document. `data.fixes` of each has its fixes, for clients that show them themselves. */
export function diagnosticsOf(checked: CheckedDocument): readonly ShownFinding[] {
  return checked.findings.slice(0, mostShown).map((finding) => {
    const {reason, url, note} = toMessage(checked.judged, finding)
    const fixes = fixesOf(finding, checked)
    return {
      fixes,
      diagnostic: {
        range: {start: checked.placeOf(finding.span.start), end: checked.placeOf(finding.span.end)},
        severity: severities[finding.level],
        code: finding.ruleId,
        ...(url === undefined ? {} : {codeDescription: {href: url}}),
        source: 'mojilint',
        message: note === undefined ? reason : `${reason}\n${note}`,
        ...(fixes.length === 0 ? {} : {data: {fixes}})
      }
    }
  })
}

/** Makes the diagnostic of a document that cannot be checked. */
export function faultDiagnostic(message: string): Diagnostic {
  const start = {line: 0, character: 0}
  return {range: {start, end: start}, severity: DiagnosticSeverity.Error, source: 'mojilint', message: `This document is not checked. ${message}`}
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information
}
