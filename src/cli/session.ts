import fs from 'node:fs'
import path from 'node:path'
import {createRuleLookup, type RuleLookup} from './config/rule-lookup.ts'
import {readRuleArguments} from './config/rule-argument.ts'
import type {CommandLine} from './command-line.ts'
import {createIgnoreRules} from './files/ignore-rules.ts'
import type {TargetSettings} from './files/targets.ts'
import {readExtensions} from './files/text-format.ts'
import type {OptionValues} from './options.ts'
import {newOutcome, type Outcome} from './outcome.ts'
import {reportTargets, type ReportTarget} from './report-target.ts'
import type {FileReport} from './reporters/file-report.ts'
import {forTerminalLine} from './terminal-text.ts'
import {UserError} from './user-error.ts'

/** All that one run shares: what was asked, and what has been found so far. */
export interface Session extends CommandLine {
  /** Absolute. */
  readonly cwd: string
  readonly targetSettings: TargetSettings
  readonly edits: 'none' | 'safe' | 'unsafe'
  readonly outcome: Outcome
  readonly reports: FileReport[]
  /** The reports that are wanted, and where they go. */
  readonly reportTargets: readonly ReportTarget[]
  /** Makes the lookup of rules; takes the names of configuration files in folders that were listed already. */
  readonly rulesWith: (configNames: ReadonlyMap<string, readonly string[]>) => RuleLookup
  /** Writes a line for the user to standard error. */
  readonly tell: (line: string) => void
}

/** Checks what the command line asks for, as far as that needs no files to check. Throws `UserError`. */
export async function openSession({options, targets}: CommandLine, cwd: string): Promise<Session> {
  if (options.encoding !== undefined) await refuseUnknownLabel(options.encoding)
  const targetsOfReports = reportTargets(options, cwd)
  for (const {file} of targetsOfReports) refuseFolder(file, cwd)
  const {rules: registry} = await import('../../rules/index.ts')
  const overrides = await readRuleArguments(options.rule ?? [])
  const isIgnoring = options['no-ignore'] !== true
  const source = {
    registry,
    overrides,
    configFile: options.config === undefined ? undefined : path.resolve(cwd, options.config),
    hasLookup: options['no-config-lookup'] !== true,
    trace: options.debug ? tell : () => {}
  }
  const session: Session = {
    options, targets, cwd, tell,
    targetSettings: {
      cwd,
      isIgnoring,
      ignoring: createIgnoreRules({cwd, patterns: isIgnoring ? options['ignore-pattern'] ?? [] : [], fileNames: ignoreFileNames(options)}),
      extensions: readExtensions(options.ext ?? []),
      mayMatchNothing: options['no-error-on-unmatched-pattern'] === true
    },
    edits: !options.fix && !options.diff ? 'none' : options['unsafe-fixes'] ? 'unsafe' : 'safe',
    outcome: newOutcome(),
    reports: [],
    reportTargets: targetsOfReports,
    rulesWith: (configNames) => createRuleLookup({...source, configNames})
  }
  // The command line's own settings are judged even where no file is found.
  session.rulesWith(new Map())
  return session
}

/** Writes a line to standard error; what comes from files cannot steer the terminal. */
export function tell(line: string): void {
  process.stderr.write(`${forTerminalLine(line)}\n`)
}

/** The ignore files that hold, the weaker first. */
function ignoreFileNames(options: OptionValues): readonly string[] {
  if (options['no-ignore']) return []
  return options['no-gitignore'] ? ['.mojilintignore'] : ['.gitignore', '.mojilintignore']
}

function refuseFolder(file: string | undefined, cwd: string): void {
  if (file === undefined) return
  if (fs.statSync(path.resolve(cwd, file), {throwIfNoEntry: false})?.isDirectory()) {
    throw new UserError(`Cannot write the report to ${file}: it is a folder. Name a file in it.`)
  }
}

async function refuseUnknownLabel(label: string): Promise<void> {
  const {labelToName} = await import('@exodus/bytes/encoding-lite.js')
  if (labelToName(label)) return
  const {standardTableNames} = await import('../encoding/tables.ts')
  const {didYouMean} = await import('../lint/nearest-name.ts')
  const names = [...standardTableNames, 'utf-8', 'utf-16le', 'utf-16be', 'gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr']
  throw new UserError(`Unknown encoding "${label}".${didYouMean(label, names) || ' Known are the labels of the Encoding Standard: https://encoding.spec.whatwg.org/#names-and-labels.'}`)
}
