import {ConfigError, isObject, showValue, type KeyPath} from './config-error.ts'
import {didYouMean} from './nearest-name.ts'

/** The part of JSON Schema (2020-12) that rule options use. */
export type ValueSchema =
  | {readonly type: 'boolean'; readonly description: string; readonly default: boolean}
  | {readonly type: 'string'; readonly description: string; readonly default: string; readonly enum?: readonly string[]}
  | {readonly type: 'array'; readonly description: string; readonly default: readonly string[]; readonly items: {readonly type: 'string'; readonly enum?: readonly string[]}}
  | ({readonly description: string} & OptionSchema)

/** The options object of a rule: every property has a description and a default. */
export interface OptionSchema {
  readonly type: 'object'
  readonly additionalProperties: false
  readonly properties: Readonly<Record<string, ValueSchema>>
}

/** The options of a rule, one value for every property of its schema. */
export type RuleOptions = Readonly<Record<string, unknown>>

/**
 * Checks written options against a schema and adds the defaults of what was left out.
 *
 * `keyPath` leads to the options and starts the key path of errors. Throws `ConfigError` at the first key that the
 * schema does not know or value that it does not allow.
 */
export function resolveOptions(schema: OptionSchema, written: unknown, keyPath: KeyPath): RuleOptions {
  if (written !== undefined && !isObject(written)) {
    throw new ConfigError(`Unexpected ${showValue(written)}, expected an object of options.`, keyPath)
  }
  const names = Object.keys(schema.properties)
  for (const name of Object.keys(written ?? {})) {
    if (names.includes(name)) continue
    const known = names.length === 0 ? ' The rule has no options.' : didYouMean(name, names) || ` Known are ${listed(names)}.`
    throw new ConfigError(`Unknown option "${name}".${known}`, [...keyPath, name], 'key')
  }
  const options: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties)) {
    options[name] = resolveValue(property, written?.[name], [...keyPath, name])
  }
  return options
}

function resolveValue(schema: ValueSchema, written: unknown, keyPath: KeyPath): unknown {
  if (schema.type === 'object') return resolveOptions(schema, written, keyPath)
  if (written === undefined) return schema.default
  if (schema.type === 'boolean') {
    if (typeof written === 'boolean') return written
    throw new ConfigError(`Unexpected ${showValue(written)}, expected true or false.`, keyPath)
  }
  if (schema.type === 'string') return resolveString(schema.enum, written, keyPath)
  if (!Array.isArray(written)) {
    throw new ConfigError(`Unexpected ${showValue(written)}, expected a list of strings.`, keyPath)
  }
  return written.map((item, index) => resolveString(schema.items.enum, item, [...keyPath, index]))
}

function resolveString(allowed: readonly string[] | undefined, written: unknown, keyPath: KeyPath): string {
  if (typeof written !== 'string') throw new ConfigError(`Unexpected ${showValue(written)}, expected a string.`, keyPath)
  if (allowed === undefined || allowed.includes(written)) return written
  const remedy = didYouMean(written, allowed) || ` Known are ${listed(allowed)}.`
  throw new ConfigError(`Unknown value ${showValue(written)}.${remedy}`, keyPath)
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
