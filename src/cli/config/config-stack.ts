import {configure} from '../../lint/config.ts'
import {ConfigError, type KeyPath} from '../../lint/config-error.ts'
import type {AnyRule} from '../../lint/rule.ts'
import {configFault, loadConfig, type LoadedConfig} from './config-file.ts'
import {readShape, type WrittenLayer, type WrittenName} from './config-shape.ts'
import {findModule} from './module-path.ts'
import {loadPlugin, type PluginRule} from './plugin-rules.ts'

/** A configuration file with all that it extends. */
export interface ConfigStack {
  /** The settings of all files of the stack, the weakest first. */
  readonly layers: readonly WrittenLayer[]
  /** All rules that can be set: those that ship, and those of plugins. */
  readonly registry: readonly AnyRule[]
  /** Absolute paths of the plugins' modules. */
  readonly plugins: readonly string[]
}

/** What a configuration is read with. */
export interface StackSource {
  /** Loads the rules that ship. */
  readonly registry: () => Promise<readonly AnyRule[]>
  /** Whether code is run: modules that are configurations, and plugins. Without, a file that needs it is a fault. */
  readonly runsCode: boolean
}

/**
 * Reads a configuration file, its presets and its plugins, and checks them all.
 *
 * Gives undefined for a `package.json` without our key. Throws `UserError` with file, line and column at the first
 * fault, also for presets that extend each other in a circle.
 */
export async function readStack(file: string, source: StackSource): Promise<ConfigStack | undefined> {
  const config = await loadConfig(file, source)
  if (config === undefined) return undefined
  const shipped = await source.registry()
  const {layers, plugins} = await collect(config, [], {...source, shipped})
  const registry = [...shipped, ...plugins.map(({rule}) => rule)]
  // A preset may set rules of plugins that only its user names, so they are checked when all are known.
  for (const {from, layer} of layers) at(from, layer.keyPath, () => configure(registry, {rules: layer.rules}))
  return {layers: layers.map(({layer}) => layer), registry, plugins: [...new Set(plugins.map((plugin) => plugin.file))]}
}

interface CollectSource extends StackSource {
  readonly shipped: readonly AnyRule[]
}

interface Collected {
  readonly layers: readonly {readonly from: LoadedConfig; readonly layer: WrittenLayer}[]
  readonly plugins: readonly PluginRule[]
}

async function collect(config: LoadedConfig, extendedBy: readonly string[], source: CollectSource): Promise<Collected> {
  const shape = at(config, [], () => readShape(config.value))
  const chain = [...extendedBy, config.file]
  const layers: Collected['layers'][number][] = []
  let plugins: readonly PluginRule[] = []
  for (const preset of shape.presets) {
    const below = await collect(await loadPreset(preset, config, {chain, source}), chain, source)
    layers.push(...below.layers)
    plugins = at(config, preset.keyPath, () => joined(plugins, below.plugins))
  }
  for (const {name, keyPath} of shape.plugins) {
    const file = at(config, keyPath, () => {
      if (!source.runsCode) throw new ConfigError(`The plugin "${name}" is code, and no code of this folder is run unless it is trusted: set \`"trusted": true\` in the editor's initializationOptions.`, [])
      return findModule(name, config.file)
    })
    const found = await loadPlugin(file)
    plugins = at(config, keyPath, () => joined(plugins, notShipped(found, source)))
  }
  return {layers: [...layers, ...shape.layers.map((layer) => ({from: config, layer}))], plugins}
}

async function loadPreset({name, keyPath}: WrittenName, config: LoadedConfig, {chain, source}: {chain: readonly string[]; source: CollectSource}): Promise<LoadedConfig> {
  const file = at(config, keyPath, () => {
    const found = findModule(name, config.file)
    if (!chain.includes(found)) return found
    throw new ConfigError(`Presets extend each other in a circle: ${[...chain.slice(chain.indexOf(found)), found].join(' extends ')}.`, [])
  })
  const preset = await loadConfig(file, source)
  return preset ?? at(config, keyPath, () => {
    throw new ConfigError(`${file} has no key "mojilint".`, [])
  })
}

function notShipped(plugins: readonly PluginRule[], {shipped}: CollectSource): readonly PluginRule[] {
  for (const {rule, file} of plugins) {
    if (shipped.some(({id}) => id === rule.id)) throw new ConfigError(`The rule "${rule.id}" of ${file} has the id of a rule that ships: give it another.`, [])
  }
  return plugins
}

/** The same module may be named by a configuration and its preset; two rules of one id may not be. */
function joined(all: readonly PluginRule[], more: readonly PluginRule[]): readonly PluginRule[] {
  const rules = [...all]
  for (const plugin of more) {
    const same = rules.find(({rule}) => rule.id === plugin.rule.id)
    if (same === undefined) rules.push(plugin)
    else if (same.file !== plugin.file) throw new ConfigError(`The rule "${plugin.rule.id}" is defined twice: in ${same.file} and in ${plugin.file}.`, [])
  }
  return rules
}

/** Runs what reads a part of a configuration; its faults are told with file, line and column. */
function at<Result>(config: LoadedConfig, keyPath: KeyPath, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const keys = [...keyPath, ...error.keyPath]
    const words = keys.length === 0 ? error.message : `${keys.join('.')}: ${error.message}`
    throw configFault({file: config.file, locate: () => config.locate(keys, error.at)}, words, error)
  }
}
