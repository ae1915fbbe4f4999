import fs from 'node:fs'
import path from 'node:path'
import type {RuleSetting} from '../src/lint/config.ts'

/** A finding as `expected.json` has it; what is left out there must be absent from the finding (`reason` is just not compared). */
export interface ExpectedFinding {
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'info'
  readonly line: number
  readonly column: number
  readonly endLine?: number
  readonly endColumn: number
  readonly reason?: string
  readonly actual?: string
  readonly expected?: readonly string[]
  /** `found = bytes in hex = expected`. */
  readonly pairs?: readonly string[]
}

/** What `options.json` says: how a case differs from a plain run. */
export interface FixtureOptions {
  readonly rules?: Readonly<Record<string, RuleSetting>>
  readonly encoding?: string
  readonly contentType?: string
  readonly declared?: string
  readonly path?: string
  readonly unsafe?: boolean
}

/** A folder of `fixtures/<rule>/`: bytes, what is to be found in them, and what they become. */
export interface Fixture {
  readonly rule: string
  readonly name: string
  /** One sentence on what went wrong, or on why all is well. */
  readonly about: string
  /** Whether the page of the rule shows the case. */
  readonly isExample: boolean
  /** Name of the input file. */
  readonly file: string
  readonly input: Uint8Array
  /** What `--fix` makes of the input. */
  readonly fixed: Uint8Array
  readonly findings: readonly ExpectedFinding[]
  readonly options: FixtureOptions
}

/** Folders of `fixtures/` that are not named after a rule. */
const otherFolders: ReadonlySet<string> = new Set(['clean', 'cli', 'demo', 'known-failures'])

const expectedKeys = ['about', 'example', 'findings']
const findingKeys = ['rule', 'severity', 'line', 'column', 'endLine', 'endColumn', 'reason', 'actual', 'expected', 'pairs']
const neededKeys = ['rule', 'severity', 'line', 'column', 'endColumn']
const optionKeys = ['rules', 'encoding', 'contentType', 'declared', 'path', 'unsafe']

/** Reads all cases of a `fixtures` folder, sorted. Throws an error that names file and remedy where one is malformed. */
export function readFixtures(root: string): Fixture[] {
  return namesIn(root)
    .filter((rule) => !otherFolders.has(rule))
    .flatMap((rule) => namesIn(path.join(root, rule)).map((name) => readFixture(path.join(root, rule, name), rule, name)))
}

function namesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, {withFileTypes: true})
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort()
}

function readFixture(folder: string, rule: string, name: string): Fixture {
  const names = fs.readdirSync(folder)
  const file = only('input')
  const fixed = only('fixed')
  if (!file) throw new Error(`${folder}: no input file: add input.md, input.txt or the like`)
  if (fixed && path.extname(fixed) !== path.extname(file)) throw new Error(`${folder}: ${fixed} should end in ${path.extname(file)}, as ${file} does`)
  for (const other of names) {
    if (![file, fixed, 'expected.json', 'options.json'].includes(other)) throw new Error(`${folder}: ${other} has no meaning here, see fixtures/README.md`)
  }

  const expected = readObject(path.join(folder, 'expected.json'), expectedKeys)
  const {about, example, findings} = expected
  if (typeof about !== 'string' || !about.endsWith('.')) throw new Error(`${folder}/expected.json: "about" should be a sentence`)
  if (!Array.isArray(findings)) throw new Error(`${folder}/expected.json: "findings" should be an array`)
  const input = fs.readFileSync(path.join(folder, file))
  return {
    rule,
    name,
    about,
    isExample: example === true,
    file,
    input,
    fixed: fixed ? fs.readFileSync(path.join(folder, fixed)) : input,
    findings: findings.map((finding: unknown, index) => checkFinding(finding, `${folder}/expected.json: finding ${index + 1}`)),
    options: names.includes('options.json') ? (readObject(path.join(folder, 'options.json'), optionKeys) as FixtureOptions) : {}
  }

  function only(stem: string): string | undefined {
    const found = names.filter((entry) => path.parse(entry).name === stem)
    if (found.length > 1) throw new Error(`${folder}: ${found.join(' and ')}: keep one of them`)
    return found[0]
  }
}

function checkFinding(value: unknown, where: string): ExpectedFinding {
  checkKeys(value, findingKeys, where)
  for (const key of neededKeys) if (!(key in value)) throw new Error(`${where}: "${key}" is missing`)
  return value as object as ExpectedFinding
}

function readObject(file: string, keys: readonly string[]): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error})
  }
  checkKeys(value, keys, file)
  return value
}

function checkKeys(value: unknown, keys: readonly string[], where: string): asserts value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${where}: should be an object`)
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) throw new Error(`${where}: unknown key "${key}", expected one of ${keys.join(', ')}`)
  }
}
