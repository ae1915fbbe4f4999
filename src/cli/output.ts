import fs from 'node:fs'
import path from 'node:path'
import {wantsColor} from './color.ts'
import type {Change} from './diff.ts'
import {errorsOnly} from './reporters/file-report.ts'
import type {Session} from './session.ts'
import {ioMessageOf, UserError} from './user-error.ts'

/**
 * Writes the report of a run: to `--output-file`, else to standard output, or to standard error where the fixed
 * document takes standard output. Throws `UserError` when the file cannot be written.
 */
export async function writeReport(session: Session): Promise<void> {
  const {options, reports} = session
  const isDocumentOut = options.stdin && options.fix && !options.diff
  const stream = isDocumentOut ? process.stderr : process.stdout
  const shown = options.quiet ? errorsOnly(reports) : reports
  let text = ''
  if (options.format === 'json') text = (await import('./reporters/json.ts')).jsonReport(shown)
  else if (shown.length > 0) text = (await import('./reporters/stylish.ts')).stylishReport(shown, {color: hasColor(session, stream), hasNotes: options.verbose === true})
  const outputFile = options['output-file']
  if (outputFile === undefined) stream.write(text)
  else writeOutputFile(outputFile, text, session.cwd)
}

/**
 * Writes the diff of a file to standard output: to a terminal, or in colour, with its controls escaped, else byte for
 * byte, so that `git apply` takes it.
 */
export async function writeDiff(change: Change, session: Session): Promise<void> {
  const {diffForTerminal, unifiedDiff} = await import('./diff.ts')
  const diff = unifiedDiff(change)
  const isForEyes = process.stdout.isTTY || session.options.color
  process.stdout.write(isForEyes ? diffForTerminal(diff, hasColor(session, process.stdout)) : diff)
}

function hasColor({options}: Session, stream: NodeJS.WriteStream): boolean {
  const flag = options.color ? true : options['no-color'] ? false : undefined
  return wantsColor({flag, environment: process.env, isTerminal: stream.isTTY && options['output-file'] === undefined})
}

function writeOutputFile(outputFile: string, text: string, cwd: string): void {
  const file = path.resolve(cwd, outputFile)
  try {
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
  } catch (error) {
    throw new UserError(`Cannot write the report to ${outputFile}: ${ioMessageOf(error)}.`, {cause: error})
  }
}
