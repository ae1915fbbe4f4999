import fs from 'node:fs'
import path from 'node:path'
import type {DirectiveMode} from '../lint/directive.ts'
import {readRuleArguments} from './config/rule-argument.ts'
import {checkFlags, createSettingsLookup, type SettingsLookup} from './config/settings-lookup.ts'
import {concurrencyOf} from './concurrency.ts'
import type {CommandLine} from './command-line.ts'
import {createIgnoreRules} from './files/ignore-rules.ts'
import {showPathBytes, systemPath} from './files/path-bytes.ts'
import type {TargetSettings} from './files/targets.ts'
import {readExtensions} from './files/text-format.ts'
import type {OptionValues} from './options.ts'
import {newOutcome, type Outcome} from './outcome.ts'
import {reportTargets, type ReportTarget} from './report-target.ts'
import type {FileReport} from './reporters/file-report.ts'
import type {Ledger} from './suppressions/ledger.ts'
import {openLedger} from './suppressions/open-ledger.ts'
import {forTerminalLine} from './terminal-text.ts'
import {UserError} from './user-error.ts'

/** All that one run shares: what was asked, and what has been found so far. */
export interface Session extends CommandLine {
  /** Absolute. */
  readonly cwd: string
  readonly targetSettings: TargetSettings
  readonly edits: 'none' | 'safe' | 'unsafe'
  readonly directives: DirectiveMode
  /** The suppressions that hold, if any. */
  readonly ledger: Ledger | undefined
  readonly outcome: Outcome
  readonly reports: FileReport[]
  /** The reports that are wanted, and where they go. */
  readonly reportTargets: readonly ReportTarget[]
  /** How many threads may read files. */
  readonly threads: number
  /** Makes the lookup of settings; takes the names of configuration files in folders that were listed already. */
  readonly settingsWith: (configNames: ReadonlyMap<string, readonly string[]>) => SettingsLookup
  /** Writes a line for the user to standard error. */
  readonly tell: (line: string) => void
}

/**
 * Checks what the command line asks for, as far as that needs no files to check. Code of the folder is run unless `runsCode`
 * forbids it: whoever types the command trusts the folder. Throws `UserError`.
 */
export async function openSession({options, targets}: CommandLine, cwd: string, {runsCode} = {runsCode: true}): Promise<Session> {
  if (options.encoding !== undefined) await refuseUnknownLabel(options.encoding)
  if (options['content-type'] !== undefined) await refuseUnknownHeader(options['content-type'])
  const targetsOfReports = reportTargets(options, cwd)
  for (const {file} of targetsOfReports) refuseFolder(file, cwd)
  const flags = await readRuleArguments(options.rule ?? [])
  const isIgnoring = options['no-ignore'] !== true
  const source = {
    flags, cwd, runsCode,
    registry: async () => (await import('../../rules/index.ts')).rules,
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
    directives: options['no-inline-config'] ? 'ignore' : options['report-unused-disable-directives'] ? 'report-unused' : 'obey',
    ledger: await openLedger(options, cwd),
    outcome: newOutcome(),
    reports: [],
    reportTargets: targetsOfReports,
    threads: concurrencyOf(options),
    settingsWith: (configNames) => createSettingsLookup({...source, configNames})
  }
  await checkFlags({...source, configNames: new Map()})
  return session
}

/** Writes a line to standard error; what comes from files cannot steer the terminal. */
export function tell(line: string): void {
  process.stderr.write(`${forTerminalLine(showPathBytes(line))}\n`)
}

/** The ignore files that hold, the weaker first. */
function ignoreFileNames(options: OptionValues): readonly string[] {
  if (options['no-ignore']) return []
  return options['no-gitignore'] ? ['.mojilintignore'] : ['.gitignore', '.mojilintignore']
}

function refuseFolder(file: string | undefined, cwd: string): void {
  if (file === undefined) return
  if (fs.statSync(systemPath(path.resolve(cwd, file)), {throwIfNoEntry: false})?.isDirectory()) {
    throw new UserError(`Cannot write the report to ${file}: it is a folder. Name a file in it.`)
  }
}

async function refuseUnknownLabel(label: string): Promise<void> {
  const {faultOfLabel} = await import('./encoding-label.ts')
  const fault = faultOfLabel(label)
  if (fault !== undefined) throw new UserError(fault)
}

async function refuseUnknownHeader(value: string): Promise<void> {
  const {readContentType} = await import('../encoding/content-type.ts')
  const header = readContentType(value)
  if (header === undefined) throw new UserError(`Unexpected value "${value}" of --content-type, expected a media type such as "text/html; charset=utf-8". An encoding alone is named with --encoding.`)
  if (header.charset !== undefined) await refuseUnknownLabel(header.charset)
}
