import path from 'node:path'
import {isBinary} from '../encoding/binary.ts'
import {check} from './check.ts'
import {createLabelLookup} from './declared/label-lookup.ts'
import {showPathBytes} from './files/path-bytes.ts'
import {createTrackedLookup} from './files/tracked.ts'
import {whatSkipsNamed} from './files/targets.ts'
import {knownEncoding} from './known-encoding.ts'
import {countFindings} from './outcome.ts'
import {writeDiff} from './output.ts'
import {reportOf} from './report-of.ts'
import type {Session} from './session.ts'
import {readStandardInput} from './standard-input.ts'

/**
 * Checks the document on standard input under the name that the user gave it, which need not exist.
 *
 * With `--fix` the document goes to standard output, byte for byte when nothing is fixed, also when its name is
 * ignored. Throws `UserError` for a fault of the configuration.
 */
export async function runStdin(session: Session): Promise<void> {
  const {options, cwd, outcome, ledger} = session
  const name = options['stdin-filename']
  const file = path.resolve(cwd, name ?? 'stdin')
  const settings = await session.settingsWith(new Map())(file)
  const bytes = await readStandardInput()
  const shown = name && showPathBytes(name)
  const labels = name === undefined ? [] : (await createLabelLookup([{path: file, folder: path.dirname(file)}], new Map()))(file)
  const known = knownEncoding(session, settings, labels)
  const skips = isBinary(bytes, known) ? 'binary' : name === undefined ? undefined : whatSkipsNamed(file, {...session.targetSettings, isTracked: createTrackedLookup()})
  const isFixing = options.fix && !options.diff
  if (skips !== undefined) {
    session.tell(`Skipped ${shown ?? 'standard input'}: ${skips}.`)
    if (isFixing) process.stdout.write(bytes)
    return
  }
  const input = {...known, bytes, path: shown}
  const result = await check(input, {rules: settings.rules, edits: session.edits, directives: session.directives})
  outcome.checked++
  if (result.isChanged) outcome.changed++
  if (result.refusal !== undefined) session.tell(`Not written as UTF-8, since ${result.refusal}.`)
  const findings = name === undefined ? result.findings : ledger?.withoutSuppressed(file, result.document, result.findings) ?? result.findings
  countFindings(outcome, findings)
  if (isFixing) process.stdout.write(result.document.bytes)
  if (result.isChanged && options.diff) {
    await writeDiff({path: name ?? 'stdin', before: bytes, after: result.document.bytes, encoding: result.original.decision.encoding}, session)
  }
  if (findings.length > 0) session.reports.push(await reportOf({document: result.document, findings}, {path: shown, cwd, rules: settings.rules}))
}
