import fs from 'node:fs'
import path from 'node:path'
import {configure, layRules, type ConfiguredRule} from '../../lint/config.ts'
import {ConfigError} from '../../lint/config-error.ts'
import type {AnyRule} from '../../lint/rule.ts'
import {systemPath} from '../files/path-bytes.ts'
import {UserError} from '../user-error.ts'
import {configFileNames} from './config-names.ts'
import type {ConfigStack, StackSource} from './config-stack.ts'
import {matcherOf} from './file-patterns.ts'

/** Where the settings of files come from. */
export interface SettingsSource extends StackSource {
  /** Absolute; patterns of a configuration that was named on the command line are relative to it. */
  readonly cwd: string
  /** Settings of `--rule`, by rule id: on top of all others. */
  readonly flags: Readonly<Record<string, unknown>>
  /** Absolute path of the one configuration that holds for all files. */
  readonly configFile: string | undefined
  /** Whether the nearest configuration of each file is looked for. */
  readonly hasLookup: boolean
  /** Names of configuration files in folders that were listed already. */
  readonly configNames: ReadonlyMap<string, readonly string[]>
  /** Is told which configuration holds for which folder. */
  readonly trace: (line: string) => void
}

/** What is set for one file. */
export interface FileSettings {
  /** All rules that there are, also those that are off. */
  readonly rules: readonly ConfiguredRule[]
  /** Label of the encoding that the configuration gives the file. */
  readonly encoding: string | undefined
  /** Absolute paths of the modules that the rules come from, beyond those that ship. */
  readonly plugins: readonly string[]
  /** Absolute path of the configuration; undefined when none holds. */
  readonly configFile: string | undefined
}

/** Gives what is set for a file (an absolute path), which need not exist. */
export interface SettingsLookup {
  (file: string): Promise<FileSettings>
  /**
   * Finds the configuration of a folder (an absolute path), and gives what tells the settings of each file in it: undefined
   * where nothing is set, so that all is as it ships. A promise only where something is read.
   */
  ofFolder(folder: string): SettingsOfFile | undefined | Promise<SettingsOfFile | undefined>
}

/** Gives what is set for a file (an absolute path) by one configuration. */
export type SettingsOfFile = (file: string) => FileSettings

/**
 * Makes the lookup of settings: those of the nearest configuration, whose overrides hold for the files that they name,
 * and the command line's on top. Each folder is looked at and each configuration read once.
 *
 * The lookup rejects with `UserError`, with file, line and column, for a fault of a configuration or of what it extends.
 */
export function createSettingsLookup(source: SettingsSource): SettingsLookup {
  let shipped: Promise<SettingsOfFile> | undefined
  const byFolder = new Map<string, ReturnType<SettingsLookup['ofFolder']>>()
  const byFile = new Map<string, Promise<SettingsOfFile | undefined>>()

  const read = async (configFile: string, base: string): Promise<SettingsOfFile | undefined> => {
    // Most runs meet no configuration, and need nothing that reads one.
    const {readStack} = await import('./config-stack.ts')
    const stack = await readStack(configFile, source)
    return stack && settingsOf(stack, {configFile, base, flags: source.flags})
  }
  const ofConfig = (configFile: string, base: string): Promise<SettingsOfFile | undefined> => {
    const known = byFile.get(configFile) ?? read(configFile, base)
    byFile.set(configFile, known)
    return known
  }
  const nearest = (folder: string): SettingsOfFile | undefined | Promise<SettingsOfFile | undefined> => {
    if (byFolder.has(folder)) return byFolder.get(folder)
    const names = namesIn(folder, source.configNames)
    const found = names.length === 0 ? above(folder) : search(folder, names)
    byFolder.set(folder, found)
    return found
  }
  const above = (folder: string): ReturnType<typeof nearest> => {
    const parent = path.dirname(folder)
    return parent === folder ? undefined : nearest(parent)
  }
  const search = async (folder: string, names: readonly string[]): Promise<SettingsOfFile | undefined> => {
    for (const name of names) {
      const configFile = path.join(folder, name)
      const settings = await ofConfig(configFile, folder)
      if (settings === undefined) continue
      source.trace(`${folder}: the configuration is ${configFile}`)
      return settings
    }
    return above(folder)
  }

  const {configFile, cwd, hasLookup} = source
  const hasFlags = Object.keys(source.flags).length > 0
  const without = (): Promise<SettingsOfFile> => (shipped ??= settingsWithout(source))
  const ofNamed = async (file: string): Promise<SettingsOfFile> => {
    const settings = await ofConfig(file, cwd)
    if (settings === undefined) throw new UserError(`${file}: The key "mojilint" is missing.`)
    return settings
  }
  const ofLookup = hasFlags ? async (folder: string) => await nearest(folder) ?? without() : nearest
  const ofFolder = configFile !== undefined ? () => ofNamed(configFile) : hasLookup ? ofLookup : hasFlags ? without : () => undefined
  return Object.assign(async (file: string) => (await ofFolder(path.dirname(file)) ?? await without())(file), {ofFolder})
}

/**
 * Checks the settings of the command line alone, which need not meet a file. Rules of plugins are known to the
 * configuration of the working folder. Rejects with `UserError`.
 */
export async function checkFlags(source: SettingsSource): Promise<void> {
  const ids = Object.keys(source.flags)
  if (ids.length === 0) return
  const registry = await source.registry()
  const hasForeign = ids.some((id) => registry.every((rule) => rule.id !== id))
  if (hasForeign) await createSettingsLookup(source)(path.join(source.cwd, 'any'))
  else await settingsWithout(source)
}

function namesIn(folder: string, listed: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return listed.get(folder) ?? configFileNames.filter((name) => fs.statSync(systemPath(path.join(folder, name)), {throwIfNoEntry: false})?.isFile())
}

/** Files for which the same layers hold share their settings. */
function settingsOf(stack: ConfigStack, {configFile, base, flags}: {configFile: string; base: string; flags: SettingsSource['flags']}): SettingsOfFile {
  const layers = stack.layers.map((layer) => ({...layer, isFor: layer.files === undefined ? () => true : matcherOf(layer.files)}))
  const known = new Map<string, FileSettings>()
  return (file) => {
    const relative = path.relative(base, file).replaceAll(path.sep, '/')
    const holding = layers.filter(({isFor}) => isFor(relative))
    const key = holding.map((layer) => layers.indexOf(layer)).join()
    const settings = known.get(key) ?? {
      rules: withFlags(stack.registry, holding.reduce((below, {rules}) => layRules(below, rules), {}), flags),
      encoding: holding.findLast(({encoding}) => encoding !== undefined)?.encoding,
      plugins: stack.plugins,
      configFile
    }
    known.set(key, settings)
    return settings
  }
}

async function settingsWithout({registry, flags}: SettingsSource): Promise<SettingsOfFile> {
  const settings = {rules: withFlags(await registry(), {}, flags), encoding: undefined, plugins: [], configFile: undefined}
  return () => settings
}

function withFlags(registry: readonly AnyRule[], rules: Readonly<Record<string, unknown>>, flags: SettingsSource['flags']): readonly ConfiguredRule[] {
  try {
    return configure(registry, {rules: layRules(rules, flags)})
  } catch (error) {
    // The configuration was checked before, so the fault is of the command line.
    if (!(error instanceof ConfigError)) throw error
    throw new UserError(`--rule ${String(error.keyPath[1] ?? '')}: ${error.message}`, {cause: error})
  }
}
