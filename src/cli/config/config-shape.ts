import {ConfigError, isObject, showValue, type KeyPath} from '../../lint/config-error.ts'
import {didYouMean} from '../../lint/nearest-name.ts'
import {faultOfLabel} from '../encoding-label.ts'
import {faultOfPatterns} from './file-patterns.ts'

/** A name that a configuration file holds, and where. */
export interface WrittenName {
  readonly name: string
  readonly keyPath: KeyPath
}

/** Settings that a configuration file has for all files, or for those of one override. */
export interface WrittenLayer {
  /** Patterns of the files; undefined for all files. */
  readonly files: readonly string[] | undefined
  /** Not yet checked. */
  readonly rules: Readonly<Record<string, unknown>>
  /** A label that the standard knows. */
  readonly encoding: string | undefined
  /** The keys that lead to these settings. */
  readonly keyPath: KeyPath
}

/** A configuration file in parts; of the parts only the settings of rules are still to be checked. */
export interface ConfigShape {
  readonly presets: readonly WrittenName[]
  readonly plugins: readonly WrittenName[]
  /** The weakest first. */
  readonly layers: readonly WrittenLayer[]
}

/** Takes a configuration as it was read apart. Throws `ConfigError` at the first key or value that is not allowed. */
export function readShape(config: unknown): ConfigShape {
  const top = readObject(config, [], {keys: ['$schema', 'extends', 'plugins', 'encoding', 'rules', 'overrides'], example: '{"rules": {}}'})
  const overrides = top['overrides'] ?? []
  if (!Array.isArray(overrides)) throw new ConfigError(`Unexpected ${showValue(overrides)}, expected a list such as [{"files": "*.md", "rules": {}}].`, ['overrides'])
  return {
    presets: readNames(top['extends'] ?? [], ['extends']),
    plugins: readNames(top['plugins'] ?? [], ['plugins']),
    layers: [readLayer(top, []), ...overrides.map((override: unknown, index) => readOverride(override, ['overrides', index]))]
  }
}

function readOverride(override: unknown, keyPath: KeyPath): WrittenLayer {
  const part = readObject(override, keyPath, {keys: ['files', 'rules', 'encoding'], example: '{"files": "*.md", "rules": {}}'})
  if (part['files'] === undefined) throw new ConfigError('The key "files" is missing, expected patterns such as "docs/**".', keyPath)
  const names = readNames(part['files'], [...keyPath, 'files'])
  const fault = faultOfPatterns(names.map(({name}) => name))
  if (fault !== undefined) throw new ConfigError(fault.message, names[fault.index]?.keyPath ?? [...keyPath, 'files'])
  return {...readLayer(part, keyPath), files: names.map(({name}) => name)}
}

function readLayer(part: Readonly<Record<string, unknown>>, keyPath: KeyPath): WrittenLayer {
  const rules = part['rules'] ?? {}
  if (!isObject(rules)) throw new ConfigError(`Unexpected ${showValue(rules)}, expected an object of rule ids and severities.`, [...keyPath, 'rules'])
  const encoding = part['encoding']
  if (encoding !== undefined && typeof encoding !== 'string') throw new ConfigError(`Unexpected ${showValue(encoding)}, expected the label of an encoding such as "windows-1252".`, [...keyPath, 'encoding'])
  const fault = encoding === undefined ? undefined : faultOfLabel(encoding)
  if (fault !== undefined) throw new ConfigError(fault, [...keyPath, 'encoding'])
  return {files: undefined, rules, encoding, keyPath}
}

/** Reads a name or a list of names. */
function readNames(written: unknown, keyPath: KeyPath): readonly WrittenName[] {
  if (Array.isArray(written)) return written.map((name: unknown, index) => readName(name, [...keyPath, index]))
  if (typeof written === 'string') return [readName(written, keyPath)]
  throw new ConfigError(`Unexpected ${showValue(written)}, expected a string or a list of strings.`, keyPath)
}

function readName(written: unknown, keyPath: KeyPath): WrittenName {
  if (typeof written !== 'string') throw new ConfigError(`Unexpected ${showValue(written)}, expected a string.`, keyPath)
  if (written === '') throw new ConfigError('Unexpected empty string, expected a name.', keyPath)
  return {name: written, keyPath}
}

function readObject(written: unknown, keyPath: KeyPath, {keys, example}: {keys: readonly string[]; example: string}): Readonly<Record<string, unknown>> {
  if (!isObject(written)) throw new ConfigError(`Unexpected ${showValue(written)}, expected an object such as ${example}.`, keyPath)
  for (const key of Object.keys(written)) {
    if (keys.includes(key)) continue
    const remedy = /^ignore/.test(key) ? ' Files to leave out stand in .mojilintignore.' : didYouMean(key, keys) || ` Known are ${keys.join(', ')}.`
    throw new ConfigError(`Unknown key "${key}".${remedy}`, [...keyPath, key], 'key')
  }
  return written
}
