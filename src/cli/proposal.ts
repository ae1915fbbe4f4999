import type {Config, ConfigOverride, ConfiguredRule, RuleSettings} from '../lint/config.ts'
import {countOf} from './number-words.ts'
import type {FileReport} from './reporters/file-report.ts'

/** What a configuration is proposed from. */
export interface Grounds {
  /** Paths of all files that were looked at. */
  readonly files: readonly string[]
  readonly reports: readonly FileReport[]
  readonly rules: readonly ConfiguredRule[]
  /** The configuration that holds so far, relative to the new one; undefined when there is none. */
  readonly above: string | undefined
  /** Path of the schema, relative to the configuration; undefined when it is not installed there. */
  readonly schema: string | undefined
}

/** A configuration, and in sentences why it is as it is. */
export interface Proposal {
  readonly config: Config
  readonly reasons: readonly string[]
}

/**
 * Proposes a configuration: the rules as they are, on top of a configuration that held before, and marks where a format's
 * own programs need them and every file has one.
 */
export function proposeConfig({files, reports, rules, above, schema}: Grounds): Proposal {
  const marked = markedFormats(files, reports)
  const overrides: readonly ConfigOverride[] = marked.map(({extension}) => ({files: `*.${extension}`, rules: {'no-bom': ['error', {always: true}]}}))
  return {
    config: {
      ...(schema === undefined ? {} : {$schema: schema}),
      ...(above === undefined ? {} : {extends: above.startsWith('.') ? above : `./${above}`}),
      rules: above === undefined ? severitiesOf(rules) : {},
      ...(overrides.length === 0 ? {} : {overrides})
    },
    reasons: [
      ...(above === undefined ? [] : [`It extends ${above}, which held here so far.`]),
      ...marked.map(({extension, count, program}) => `*.${extension}: ${count === 1 ? 'the only file begins' : `all ${countOf(count, 'file')} begin`} with a byte order mark, as ${program} wants it, so no-bom asks for it there.`)
    ]
  }
}

/**
 * Formats that are read by programs which take a file without a mark for one in the system's old encoding: a mark there is
 * meant. In other formats it is an accident, however many files have one.
 *
 * Sources: https://learn.microsoft.com/powershell/scripting/dev-cross-plat/vscode/understanding-file-encoding,
 * https://support.microsoft.com/office/opening-csv-utf-8-files-correctly-in-excel-8a935af5-3416-4edd-ba7e-3dfd2bc4a032.
 */
const markedPrograms = new Map([['csv', 'Excel'], ['tsv', 'Excel'], ['ps1', 'Windows PowerShell'], ['psm1', 'Windows PowerShell'], ['psd1', 'Windows PowerShell']])

function markedFormats(files: readonly string[], reports: readonly FileReport[]): readonly {readonly extension: string; readonly count: number; readonly program: string}[] {
  const marked = reports.filter(({findings}) => findings.some(({message}) => message.ruleId === 'no-bom' && message.actual === '\ufeff' && message.byteSpan?.start === 0)).map(({path = ''}) => path)
  return [...markedPrograms].flatMap(([extension, program]) => {
    const count = ofExtension(files, extension).length
    return count > 0 && ofExtension(marked, extension).length === count ? [{extension, count, program}] : []
  })
}

function ofExtension(files: readonly string[], extension: string): readonly string[] {
  return files.filter((file) => file.toLowerCase().endsWith(`.${extension}`))
}

function severitiesOf(rules: readonly ConfiguredRule[]): RuleSettings {
  const severities = {off: 'off', warning: 'warn', error: 'error'} as const
  return Object.fromEntries(rules.map(({rule, severity}) => [rule.id, severities[severity]]))
}
