import fs from 'node:fs'
import path from 'node:path'
import {isBinary} from '../../encoding/binary.ts'
import type {DecideOptions} from '../../encoding/decide.ts'
import type {RepositoryLabel} from '../../encoding/repository-label.ts'
import {byteLines} from '../../lint/byte-line.ts'
import {explain} from '../../lint/explain.ts'
import {openDocument} from '../check.ts'
import type {CommandLine} from '../command-line.ts'
import type {FileSettings} from '../config/settings-lookup.ts'
import {createLabelLookup} from '../declared/label-lookup.ts'
import {showPathBytes, systemPath} from '../files/path-bytes.ts'
import {knownEncoding} from '../known-encoding.ts'
import {countOf} from '../number-words.ts'
import type {OptionName, OptionValues} from '../options.ts'
import {hasColor} from '../output.ts'
import {workingFolder} from '../raw-arguments.ts'
import {reportOf} from '../report-of.ts'
import {openSession, type Session} from '../session.ts'
import {readStandardInput} from '../standard-input.ts'
import {ioMessageOf, UserError} from '../user-error.ts'
import {explanationJson} from './explanation-json.ts'
import {explanationText} from './explanation-text.ts'
import {readExplainTarget, type ExplainTarget} from './explain-target.ts'

/**
 * Explains what `--explain` names, a line of a file, a text, or each line of standard input, on standard output; by the rules and
 * options that linting it would go by.
 *
 * Throws `UserError` for options that do not go with it, and where there is no such line to read.
 */
export async function runExplain(commandLine: CommandLine, value: string): Promise<0> {
  const cwd = workingFolder()
  const target = readExplainTarget(value, cwd)
  refuseOthers(commandLine, target)
  const {options} = commandLine
  // Nobody's folder decides about a text.
  const session = await openSession({options: target.kind === 'text' ? {...options, 'no-config-lookup': true} : options, targets: []}, cwd)
  const subject = await readSubject(target, session)
  const {document, scopeFor} = await openDocument({...subject.known, bytes: subject.bytes, path: subject.path}, subject.settings.rules)
  const {rules} = subject.settings
  const {lineNumber} = subject
  const explanations = explain(document, {rules, scopeOf: scopeFor(document), directives: session.directives, ...(lineNumber === undefined ? {} : {lineNumbers: [lineNumber]})})
  if (explanations.length === 0) throw new UserError(`There is no line ${lineNumber} in ${subject.name ?? 'the text'}: it has ${countOf([...byteLines(document.utf8)].length, 'line')}.`)
  if (options.format?.includes('json')) {
    const reported = []
    for (const explanation of explanations) reported.push({explanation, findings: (await reportOf({document, findings: explanation.findings}, {path: subject.path, cwd, rules})).findings})
    process.stdout.write(explanationJson(reported, subject.name))
  } else process.stdout.write(explanationText(explanations, {name: subject.name, color: hasColor(session, process.stdout)}))
  return 0
}

/** What is explained, read. */
interface Subject {
  readonly bytes: Uint8Array
  /** Its path for the rules; undefined for text without a name. */
  readonly path: string | undefined
  /** Its name for the user; undefined for a text of the command line. */
  readonly name: string | undefined
  /** What is known about its encoding before its bytes are read. */
  readonly known: DecideOptions
  readonly settings: FileSettings
  /** The one line that is explained; all when undefined. */
  readonly lineNumber: number | undefined
}

async function readSubject(target: ExplainTarget, session: Session): Promise<Subject> {
  const {options, cwd} = session
  const settingsOf = session.settingsWith(new Map())
  if (target.kind === 'text') {
    if (target.isLikeFile) session.tell(`There is no file ${target.text.replace(/:\d+$/, '')}, so this is explained as a text.`)
    const settings = await settingsOf(path.join(cwd, 'text'))
    return {bytes: Buffer.from(systemPath(target.text)), path: undefined, name: undefined, known: {}, settings, lineNumber: undefined}
  }
  if (target.kind === 'stdin') {
    const name = options['stdin-filename']
    const settings = await settingsOf(path.resolve(cwd, name ?? 'stdin'))
    const bytes = await readStandardInput()
    const known = knownEncoding(session, settings, name === undefined ? [] : await labelsOf(path.resolve(cwd, name)))
    if (isBinary(bytes, known)) throw new UserError('Cannot explain standard input: it is binary.')
    return {bytes, path: name === undefined ? undefined : showPathBytes(name), name: name === undefined ? '<stdin>' : showPathBytes(name), known, settings, lineNumber: undefined}
  }
  const {file, lineNumber} = target
  if (lineNumber === undefined) throw new UserError(`${file} is a file, and --explain explains one line of it: --explain ${file}:12. For all lines: mojilint --explain - < ${file}`)
  if (lineNumber === 0) throw new UserError(`There is no line 0 in ${file}: lines count from 1.`)
  const settings = await settingsOf(path.resolve(cwd, file))
  const bytes = readFile(file, cwd)
  const known = knownEncoding(session, settings, await labelsOf(path.resolve(cwd, file)))
  if (isBinary(bytes, known)) throw new UserError(`Cannot explain a line of ${file}: it is binary.`)
  return {bytes, path: showPathBytes(path.relative(cwd, path.resolve(cwd, file)).replaceAll(path.sep, '/')), name: showPathBytes(file), known, settings, lineNumber}
}

/** What the repository declares for one file. */
async function labelsOf(file: string): Promise<readonly RepositoryLabel[]> {
  return (await createLabelLookup([{path: file, folder: path.dirname(file)}], new Map()))(file)
}

function readFile(file: string, cwd: string): Uint8Array {
  try {
    return fs.readFileSync(systemPath(path.resolve(cwd, file)))
  } catch (error) {
    throw new UserError(`Cannot read ${file}: ${ioMessageOf(error)}.`, {cause: error})
  }
}

/** Options that say how a line is judged and shown; all others are of runs over files. */
const accepted: ReadonlySet<string> = new Set<OptionName>(['explain', 'config', 'no-config-lookup', 'rule', 'no-inline-config', 'encoding', 'stdin-filename', 'format', 'color', 'no-color', 'debug'])

function refuseOthers({options, targets}: CommandLine, target: ExplainTarget): void {
  const [other] = Object.keys(options).filter((name) => !accepted.has(name))
  if (other !== undefined) throw new UserError(`The option --explain explains lines and does nothing else: leave out --${other}.`)
  if (targets.length > 0) throw new UserError(`The option --explain takes one value, but "${targets[0] ?? ''}" is given as well. Quote a text that holds blanks.`)
  const {format = ['stylish']} = options satisfies OptionValues
  const [wrong] = format.filter((name) => name !== 'json' && name !== 'stylish')
  if (wrong !== undefined || format.length > 1) throw new UserError(`The option --explain prints words, or JSON with --format json, but --format ${format.join(', ')} is given.`)
  if (options.encoding !== undefined && target.kind === 'text') throw new UserError('A text of the command line is in no encoding: leave out --encoding.')
  if (options['stdin-filename'] !== undefined && target.kind !== 'stdin') throw new UserError('The option --stdin-filename names the document of --explain -, which is missing.')
}
