import fs from 'node:fs'
import path from 'node:path'
import {isBinary} from '../encoding/binary.ts'
import type {Check} from './check.ts'
import type {FileSettings, SettingsLookup, SettingsOfFile} from './config/settings-lookup.ts'
import {createLabelLookup, type LabelLookup} from './declared/label-lookup.ts'
import {removeLeftovers, replaceFile} from './files/atomic-write.ts'
import {heardSignals} from './files/uninterrupted.ts'
import {systemPath} from './files/path-bytes.ts'
import {tally, type Search} from './files/search.ts'
import {findFiles, leftOutWords, tellSkipped, type ShownFile} from './find-files.ts'
import {knownEncoding} from './known-encoding.ts'
import {countOf} from './number-words.ts'
import {countFindings} from './outcome.ts'
import {writeDiff} from './output.ts'
import {createProgress, wantsProgress, type Progress} from './progress.ts'
import {reportOf} from './report-of.ts'
import type {Session} from './session.ts'
import {openSieve, type Sieve} from './sieve.ts'
import type {Ledger} from './suppressions/ledger.ts'
import {refuseUnknownRules} from './suppressions/open-ledger.ts'
import {ioMessageOf, messageOf, UserError} from './user-error.ts'

/**
 * Checks the files that the command line names, in the order of their paths, fixes them if asked, and gives them.
 *
 * A file that cannot be read or written is a problem of the run, and the run goes on. Throws `UserError` for a fault
 * of any file's configuration before the first file is read.
 */
export async function runFiles(session: Session): Promise<readonly ShownFile[]> {
  const {options, outcome, ledger} = session
  const sieve = sieveOf(session)
  const {files: found, search} = await findFiles(session, sieve)
  const settingsOf = session.settingsWith(search.configNames)
  // A configuration that was named is read even where there is nothing to check.
  if (options.config !== undefined) await settingsOf(path.join(session.cwd, 'any'))
  const settings = await settingsOfAll(found, settingsOf)
  if (ledger !== undefined) {
    const here = (await settingsOf(path.join(session.cwd, 'any'))).rules
    refuseUnknownRules(ledger.task, [here, ...new Set(settings.map((set) => set?.rules ?? here))].flatMap((rules) => rules.map(({rule}) => rule.id)))
  }
  if (options.fix && !options.diff) for (const folder of new Set(found.map((file) => file.folder))) removeLeftovers(folder)
  const labelsOf = await createLabelLookup(found, search.declaringNames)
  const mayBePlain = plainSettingsTest(ledger, labelsOf)
  const progress = progressOf(found.length, session)
  for (const [index, file] of found.entries()) {
    const set = settings[index]
    if (sieve !== undefined && mayBePlain(file.path, set) && sieve.isPlain(file.path)) {
      outcome.checked++
      continue
    }
    progress?.step(index)
    try {
      await runFile({file, settings: set ?? await settingsOf(file.path)}, session, {search, labelsOf})
    } catch (error) {
      search.problems.push(problemOf(file, error))
      if (options.debug && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`)
    }
  }
  sieve?.close()
  progress?.end()
  if (ledger !== undefined && !options.diff) await settle(ledger, session, search)
  outcome.problems += search.problems.length
  for (const problem of search.problems) session.tell(problem)
  tellSkipped(search, session, outcome.checked)
  if (options.verbose && outcome.checked > 0) session.tell(`Checked ${countOf(outcome.checked, 'file')}${leftOutWords(search.skipped)}.`)
  return found
}

/** Opens the sieve, unless more is set for all files than that they may be UTF-8. */
function sieveOf({options, directives, threads}: Session): Sieve | undefined {
  if (options.encoding !== undefined || options['content-type'] !== undefined || directives === 'report-unused') return undefined
  return openSieve(threads)
}

/** Gives what is set for each file, in their order; undefined where nothing is. */
async function settingsOfAll(files: readonly ShownFile[], settingsOf: SettingsLookup): Promise<readonly (FileSettings | undefined)[]> {
  const all: (FileSettings | undefined)[] = []
  let folder: string | undefined
  let ofFile: SettingsOfFile | undefined
  for (const file of files) {
    if (file.folder !== folder) ofFile = await settingsOf.ofFolder(folder = file.folder)
    all.push(ofFile?.(file.path))
  }
  return all
}

/** Makes what tells whether nothing is set or declared for a file (an absolute path) beside the rules that ship and UTF-8. */
function plainSettingsTest(ledger: Ledger | undefined, labelsOf: LabelLookup): (file: string, settings: FileSettings | undefined) => boolean {
  let last: FileSettings | undefined
  let isLastPlain = true
  return (file, settings) => {
    // Most files have the settings of the one before.
    if (settings !== last) isLastPlain = settings === undefined || (settings.encoding === undefined && settings.plugins.length === 0 && !looksFurther(settings))
    last = settings
    return isLastPlain && !ledger?.lists(file) && labelsOf(file).every(({label}) => label.toLowerCase() === 'utf-8')
  }
}

function looksFurther({rules}: FileSettings): boolean {
  return rules.some(({rule, severity, options}) => severity !== 'off' && rule.looksFurther?.(options as never) === true)
}

/** A file and what is set for it. */
interface FileWork {
  readonly file: ShownFile
  readonly settings: FileSettings
}

/** What a run has found before it reads the first file. */
interface Surroundings {
  readonly search: Search
  readonly labelsOf: LabelLookup
}

async function runFile({file, settings}: FileWork, session: Session, {search, labelsOf}: Surroundings): Promise<void> {
  const {options, outcome} = session
  const {rules} = settings
  // Most files are plain, and so are all files of many runs.
  const {check} = await import('./check.ts')
  const bytes = fs.readFileSync(systemPath(file.path))
  const known = knownEncoding(session, settings, labelsOf(file.path))
  if (isBinary(bytes, known)) return tally(file.isNamed ? search.skippedNamed : search.skipped, 'binary')
  outcome.checked++
  const input = {...known, bytes, path: file.shown}
  let result = await check(input, {rules, edits: session.edits, directives: session.directives})
  if (result.isChanged) {
    if (options.diff) await writeDiff({path: file.relative, before: bytes, after: result.document.bytes, encoding: result.original.decision.encoding}, session)
    else if (!write(file, {before: bytes, after: result.document.bytes}, {session, search})) {
      // Nothing was fixed, so all that was found is left.
      result = await check(input, {rules, edits: 'none', directives: session.directives})
    }
    if (result.isChanged) outcome.changed++
    await heardSignals()
  }
  if (result.refusal !== undefined) session.tell(`Not written as UTF-8: ${file.shown}, since ${result.refusal}.`)
  await report(result, {file, settings}, session)
}

function write(file: ShownFile, bytes: {before: Uint8Array; after: Uint8Array}, {session, search}: {session: Session; search: Search}): boolean {
  try {
    replaceFile(file.path, {...bytes, cwd: session.cwd})
    return true
  } catch (error) {
    search.problems.push(`Cannot fix ${file.shown}: ${ioMessageOf(error)}.`)
    return false
  }
}

async function report({document, findings: found}: Check, {file, settings: {rules}}: FileWork, {cwd, ledger, outcome, reports}: Session): Promise<void> {
  const findings = ledger?.withoutSuppressed(file.path, document, found) ?? found
  if (findings.length === 0) return
  countFindings(outcome, findings)
  reports.push(await reportOf({document, findings}, {path: file.shown, cwd, rules}))
}

async function settle(ledger: Ledger, {options, tell}: Session, {folders, problems}: Search): Promise<void> {
  const {closeLedger} = await import('./suppressions/close-ledger.ts')
  const closing = closeLedger(ledger, {folders, acceptsUnused: options['pass-on-unpruned-suppressions'] === true})
  for (const line of closing.words) tell(line)
  problems.push(...closing.problems)
}

/** A diff is written as it is found, and progress would stand between its lines. */
function progressOf(total: number, {options}: Session): Progress | undefined {
  if (options.diff || !wantsProgress({isTerminal: process.stderr.isTTY, environment: process.env})) return undefined
  return createProgress({total, now: () => performance.now(), write: (text) => process.stderr.write(text)})
}

function problemOf({shown}: ShownFile, error: unknown): string {
  if (error instanceof UserError) return `Cannot check ${shown}: ${error.message}.`
  const isReading = error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE'))
  if (!isReading) return `Unexpected failure in ${shown}: ${messageOf(error)}. --debug shows where; please report it.`
  const isGone = 'code' in error && error.code === 'ENOENT'
  return `Cannot read ${shown}: ${isGone ? 'it was there when the run began, and is gone' : ioMessageOf(error)}.`
}
