import type {VFileMessage} from 'vfile-message'
import {severityOf, type FileReport} from './file-report.ts'

/**
 * Writes reports as JSON: an array with the fields of vfile-reporter-json, and for each file its encoding, what
 * decided it and the count of each rule, for each message its severity, fix, pairs and tables.
 *
 * The text is ASCII and ends in a line end: a terminal or pipe with the wrong code page cannot damage it.
 */
export function jsonReport(reports: readonly FileReport[]): string {
  const text = JSON.stringify(reports.map(fileOf), showBytes, 2)
  return `${text.replace(/[^\n -~]/g, (codeUnit) => `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}

function fileOf({path, cwd, encoding, decidedBy, messages}: FileReport): object {
  const counts = new Map<string, number>()
  for (const {ruleId} of messages) if (ruleId) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1)
  return {
    path: path ?? '<stdin>',
    cwd,
    history: path === undefined ? [] : [path],
    encoding,
    decidedBy,
    counts: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    messages: messages.map(messageOf)
  }
}

function messageOf(message: VFileMessage): object {
  const end = message.place && 'end' in message.place ? message.place.end : undefined
  const {reason, line, column, ruleId, source, fatal, place, actual, expected, note, url} = message
  // Our own fields of a message; vfile-message declares none of them.
  const {pairs, tables, gain, byteSpan, fix}: Readonly<Record<string, unknown>> = {...message}
  return {
    reason, line, column, endLine: end?.line, endColumn: end?.column, severity: severityOf(message), ruleId, source,
    // JSON has no undefined, and vfile-reporter-json writes null for an info.
    fatal: fatal ?? null,
    place, actual, expected, tables, gain, pairs, byteSpan, fix, note, url
  }
}

/** Replacements of edits are bytes of UTF-8 text. */
function showBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? new TextDecoder('utf-8', {ignoreBOM: true}).decode(value) : value
}
