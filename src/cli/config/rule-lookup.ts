import fs from 'node:fs'
import path from 'node:path'
import {configure, overrideRules, type ConfiguredRule} from '../../lint/config.ts'
import {ConfigError} from '../../lint/config-error.ts'
import type {AnyRule} from '../../lint/rule.ts'
import {UserError} from '../user-error.ts'
import {configFault, loadConfig, type LoadedConfig} from './config-file.ts'
import {configFileNames} from './config-names.ts'

/** Where rules and their settings come from. */
export interface RuleSource {
  readonly registry: readonly AnyRule[]
  /** Settings of `--rule`, by rule id. */
  readonly overrides: Readonly<Record<string, unknown>>
  /** Absolute path of the one configuration that holds for all files. */
  readonly configFile: string | undefined
  /** Whether the nearest configuration of each file is looked for. */
  readonly hasLookup: boolean
  /** Names of configuration files in folders that were listed already. */
  readonly configNames: ReadonlyMap<string, readonly string[]>
  /** Is told which configuration holds for which folder. */
  readonly trace: (line: string) => void
}

/** Gives the rules that are on for the files of a folder (an absolute path). */
export type RuleLookup = (folder: string) => Promise<readonly ConfiguredRule[]>

/**
 * Makes the lookup of rules: nearest configuration first, settings of the command line on top. Each folder is looked
 * at and each file read once.
 *
 * Throws `UserError` for a fault of the command line's settings at once; the lookup rejects with one, with file, line
 * and column, for a fault of a configuration.
 */
export function createRuleLookup(source: RuleSource): RuleLookup {
  const withoutConfig = configureByFlags(source)
  const byFolder = new Map<string, Promise<readonly ConfiguredRule[]>>()
  const byFile = new Map<string, Promise<readonly ConfiguredRule[] | undefined>>()

  const ofFile = (file: string): Promise<readonly ConfiguredRule[] | undefined> => {
    const known = byFile.get(file) ?? loadConfig(file).then((config) => config && configureByFile(config, source))
    byFile.set(file, known)
    return known
  }
  const ofFolder: RuleLookup = (folder) => {
    const known = byFolder.get(folder) ?? search(folder)
    byFolder.set(folder, known)
    return known
  }
  const search: RuleLookup = async (folder) => {
    for (const name of namesIn(folder, source.configNames)) {
      const file = path.join(folder, name)
      const rules = await ofFile(file)
      if (rules === undefined) continue
      source.trace(`${folder}: the configuration is ${file}`)
      return rules
    }
    const parent = path.dirname(folder)
    return parent === folder ? withoutConfig : ofFolder(parent)
  }

  const {configFile} = source
  if (configFile !== undefined) {
    return async () => {
      const rules = await ofFile(configFile)
      if (rules === undefined) throw new UserError(`${configFile}: The key "mojilint" is missing.`)
      return rules
    }
  }
  return source.hasLookup ? ofFolder : async () => withoutConfig
}

function namesIn(folder: string, listed: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return listed.get(folder) ?? configFileNames.filter((name) => fs.statSync(path.join(folder, name), {throwIfNoEntry: false})?.isFile())
}

function configureByFlags({registry, overrides}: RuleSource): readonly ConfiguredRule[] {
  try {
    return configure(registry, overrideRules({}, overrides))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new UserError(`--rule ${String(error.keyPath[1] ?? '')}: ${error.message}`, {cause: error})
  }
}

function configureByFile(config: LoadedConfig, {registry, overrides}: RuleSource): readonly ConfiguredRule[] {
  try {
    // The file alone first: a fault of it is told with its place, and the settings on top were checked before.
    const rules = configure(registry, config.value)
    return Object.keys(overrides).length === 0 ? rules : configure(registry, overrideRules(config.value, overrides))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const keys = error.keyPath.length === 0 ? '' : `${error.keyPath.join('.')}: `
    throw configFault({file: config.file, locate: () => config.locate(error.keyPath, error.at)}, keys + error.message, error)
  }
}
