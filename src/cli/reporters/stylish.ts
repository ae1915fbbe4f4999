import {VFile} from 'vfile'
import {VFileMessage} from 'vfile-message'
import {reporter} from 'vfile-reporter'
import {forTerminal, forTerminalLine} from '../terminal-text.ts'
import type {FileReport} from './file-report.ts'

/** How many messages are shown: laying out one takes 0.15 ms, and nobody reads a thousand. */
const mostMessages = 1000

/**
 * Lays reports out for people, as vfile-reporter does, with notes if wanted; ends in a line end, and is empty when there is
 * no message. Past 1,000 messages it says how many more there are and what lists them.
 *
 * What comes from files goes through `forTerminal`: vfile-reporter hands escape sequences on to the terminal.
 */
export function stylishReport(reports: readonly FileReport[], {color, hasNotes}: {readonly color: boolean; readonly hasNotes: boolean}): string {
  const total = reports.reduce((sum, report) => sum + report.messages.length, 0)
  if (total === 0) return ''
  const files: VFile[] = []
  let room = mostMessages
  for (const report of reports) {
    if (room === 0) break
    const shown = report.messages.slice(0, room)
    room -= shown.length
    files.push(fileOf(report, shown))
  }
  const text = reporter(files, {color, verbose: hasNotes, defaultName: '<stdin>'})
  const more = total > mostMessages ? `\n${mostMessages} of ${total} findings are shown; --format json lists all.` : ''
  return `${text}${more}\n`
}

function fileOf(report: FileReport, messages: readonly VFileMessage[]): VFile {
  const file = new VFile({cwd: report.cwd, ...(report.path === undefined ? {} : {path: forTerminalLine(report.path)})})
  for (const message of messages) file.messages.push(shownMessage(message))
  return file
}

/** Without the URL: two lines for each message that the rule's id stands for. */
function shownMessage({reason, place, ruleId, source, fatal, note}: VFileMessage): VFileMessage {
  const shown = new VFileMessage(forTerminalLine(reason), {place, ruleId, source})
  shown.fatal = fatal
  shown.note = note === undefined ? undefined : forTerminal(note)
  return shown
}
