import {codePointName} from '../../lint/shown.ts'
import {forTerminal} from '../terminal-text.ts'
import {pathOrStdin, severityCounts, type FileReport, type ReportedFinding} from './file-report.ts'
import type {ReportSettings} from './reporter.ts'
import {repositoryPath} from './repository-path.ts'

/**
 * Writes findings as test results: a suite a file, a case a finding, which fails unless it is an info. Nothing found is one
 * case that passes, since some services refuse a report without cases.
 *
 * The text is ASCII, and controls are shown by their number: XML 1.0 forbids them in any spelling
 * (https://www.w3.org/TR/xml/#charsets).
 */
export function junitReport(reports: readonly FileReport[], {root}: Pick<ReportSettings, 'root'>): string {
  const suites = reports.length === 0 ? [suite('mojilint', [], ['    <testcase name="nothing found" classname="mojilint"/>\n'])] : reports.map((report) => suiteOf(report, root))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="mojilint"${counts(reports)}>\n${suites.join('')}</testsuites>\n`
}

function suiteOf(report: FileReport, root: string): string {
  return suite(pathOrStdin(report), [report], report.findings.map((finding) => caseOf(report, finding, root)))
}

function suite(name: string, reports: readonly FileReport[], cases: readonly string[]): string {
  return `  <testsuite name="${attribute(name)}"${counts(reports)}>\n${cases.join('')}  </testsuite>\n`
}

function counts(reports: readonly FileReport[]): string {
  const {error, warning, info} = severityCounts(reports)
  return ` tests="${error + warning + info || 1}" failures="${error + warning}" errors="0"`
}

function caseOf(report: FileReport, {severity, message, start}: ReportedFinding, root: string): string {
  const place = `${start.line}:${start.column}`
  const path = pathOrStdin(report)
  const file = repositoryPath(report, root)
  const text = xml(`${path}:${place}: ${message.reason}\n${message.note ?? ''}`)
  const result = severity === 'info' ? `<system-out>${text}</system-out>` : `<failure type="${severity}" message="${attribute(message.reason)}">${text}</failure>`
  const attributes = `name="${attribute(`${message.ruleId ?? ''} ${place}`)}" classname="${attribute(path)}"${file === undefined ? '' : ` file="${attribute(file)}"`}`
  return `    <testcase ${attributes}>\n      ${result}\n    </testcase>\n`
}

/** A reader makes blanks of the tabs and line feeds in attributes unless they are written as numbers. */
function attribute(text: string): string {
  return xml(text).replace(/[\t\n]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function xml(text: string): string {
  return forTerminal(text)
    .replace(/[\ufffe\uffff]/g, codePointName)
    .replace(/[&<>"']|[^\t\n -~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`)
}
