import type {Severity} from '../../lint/finding.ts'
import {countOf} from '../number-words.ts'
import {forTerminal, forTerminalLine} from '../terminal-text.ts'
import {countsInWords, pathOrStdin, severityCounts, type FileReport, type ReportedFinding} from './file-report.ts'
import type {ReportSettings} from './reporter.ts'
import {repositoryPath} from './repository-path.ts'

/**
 * Writes findings as commands that GitHub turns into annotations: errors first, then warnings, a summary, and infos, since
 * it shows only ten of each level. Notes, if wanted, stand below the text. Empty without findings.
 *
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
export function githubReport(reports: readonly FileReport[], {hasNotes, root}: Pick<ReportSettings, 'hasNotes' | 'root'>): string {
  if (reports.length === 0) return ''
  const ofSeverity = (severity: Severity): readonly string[] => reports.flatMap((report) =>
    report.findings.filter((finding) => finding.severity === severity).map((finding) => command(report, finding, {hasNotes, root})))
  const summary = `::notice title=mojilint::${countsInWords(severityCounts(reports))} in ${countOf(reports.length, 'file')}`
  return [...ofSeverity('error'), ...ofSeverity('warning'), summary, ...ofSeverity('info')].map((line) => `${line}\n`).join('')
}

const commands = {error: 'error', warning: 'warning', info: 'notice'}

function command(report: FileReport, {severity, message, start, end}: ReportedFinding, {hasNotes, root}: Pick<ReportSettings, 'hasNotes' | 'root'>): string {
  const file = repositoryPath(report, root)
  const isOneLine = start.line === end.line
  const properties = [
    ['title', message.ruleId],
    ['file', file],
    ['line', start.line],
    // Columns of a place that spans lines are refused.
    ['col', isOneLine ? start.column : undefined],
    ['endLine', end.line],
    ['endColumn', isOneLine ? end.column : undefined]
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${property(String(value))}`]))
  // The log shows only the text.
  const text = `${forTerminalLine(`${pathOrStdin(report)}:${start.line}:${start.column}: ${message.reason}`)}${hasNotes && message.note ? `\n${forTerminal(message.note)}` : ''}`
  return `::${commands[severity]} ${properties.join(',')}::${percentEncoded(text, /[%\r\n]/g)}`
}

/** A name keeps its line ends, so that it is still the file's; other controls are shown. */
function property(text: string): string {
  return forTerminal(percentEncoded(text, /[%\r\n:,]/g))
}

function percentEncoded(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}
