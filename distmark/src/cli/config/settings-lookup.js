import fs from 'node:fs';
import path from 'node:path';
import { configure, layRules } from '../../lint/config.js';
import { ConfigError } from '../../lint/config-error.js';
import { systemPath } from '../files/path-bytes.js';
import { UserError } from '../user-error.js';
import { configFileNames } from './config-names.js';
import { matcherOf } from './file-patterns.js';
/**
 * Makes the lookup of settings: those of the nearest configuration, whose overrides hold for the files that they name,
 * and the command line's on top. Each folder is looked at and each configuration read once.
 *
 * The lookup rejects with `UserError`, with file, line and column, for a fault of a configuration or of what it extends.
 */
export function createSettingsLookup(source) {
    let shipped;
    const byFolder = new Map();
    const byFile = new Map();
    const read = async (configFile, base) => {
        // Most runs meet no configuration, and need nothing that reads one.
        const { readStack } = await import('./config-stack.js');
        const stack = await readStack(configFile, source);
        return stack && settingsOf(stack, { configFile, base, flags: source.flags });
    };
    const ofConfig = (configFile, base) => {
        const known = byFile.get(configFile) ?? read(configFile, base);
        byFile.set(configFile, known);
        return known;
    };
    const nearest = (folder) => {
        if (byFolder.has(folder))
            return byFolder.get(folder);
        const names = namesIn(folder, source.configNames);
        const found = names.length === 0 ? above(folder) : search(folder, names);
        byFolder.set(folder, found);
        return found;
    };
    const above = (folder) => {
        const parent = path.dirname(folder);
        return parent === folder ? undefined : nearest(parent);
    };
    const search = async (folder, names) => {
        for (const name of names) {
            const configFile = path.join(folder, name);
            const settings = await ofConfig(configFile, folder);
            if (settings === undefined)
                continue;
            source.trace(`${folder}: the configuration is ${configFile}`);
            return settings;
        }
        return above(folder);
    };
    const { configFile, cwd, hasLookup } = source;
    const hasFlags = Object.keys(source.flags).length > 0;
    const without = () => (shipped ??= settingsWithout(source));
    const ofNamed = async (file) => {
        const settings = await ofConfig(file, cwd);
        if (settings === undefined)
            throw new UserError(`${file}: The key "mojilint" is missing.`);
        return settings;
    };
    const ofLookup = hasFlags ? async (folder) => await nearest(folder) ?? without() : nearest;
    const ofFolder = configFile !== undefined ? () => ofNamed(configFile) : hasLookup ? ofLookup : hasFlags ? without : () => undefined;
    return Object.assign(async (file) => (await ofFolder(path.dirname(file)) ?? await without())(file), { ofFolder });
}
/**
 * Checks the settings of the command line alone, which need not meet a file. Rules of plugins are known to the
 * configuration of the working folder. Rejects with `UserError`.
 */
export async function checkFlags(source) {
    const ids = Object.keys(source.flags);
    if (ids.length === 0)
        return;
    const registry = await source.registry();
    const hasForeign = ids.some((id) => registry.every((rule) => rule.id !== id));
    if (hasForeign)
        await createSettingsLookup(source)(path.join(source.cwd, 'any'));
    else
        await settingsWithout(source);
}
function namesIn(folder, listed) {
    return listed.get(folder) ?? configFileNames.filter((name) => fs.statSync(systemPath(path.join(folder, name)), { throwIfNoEntry: false })?.isFile());
}
/** Files for which the same layers hold share their settings. */
function settingsOf(stack, { configFile, base, flags }) {
    const layers = stack.layers.map((layer) => ({ ...layer, isFor: layer.files === undefined ? () => true : matcherOf(layer.files) }));
    const known = new Map();
    return (file) => {
        const relative = path.relative(base, file).replaceAll(path.sep, '/');
        const holding = layers.filter(({ isFor }) => isFor(relative));
        const key = holding.map((layer) => layers.indexOf(layer)).join();
        const settings = known.get(key) ?? {
            rules: withFlags(stack.registry, holding.reduce((below, { rules }) => layRules(below, rules), {}), flags),
            encoding: holding.findLast(({ encoding }) => encoding !== undefined)?.encoding,
            plugins: stack.plugins,
            configFile
        };
        known.set(key, settings);
        return settings;
    };
}
async function settingsWithout({ registry, flags }) {
    const settings = { rules: withFlags(await registry(), {}, flags), encoding: undefined, plugins: [], configFile: undefined };
    return () => settings;
}
function withFlags(registry, rules, flags) {
    try {
        return configure(registry, { rules: layRules(rules, flags) });
    }
    catch (error) {
        // The configuration was checked before, so the fault is of the command line.
        if (!(error instanceof ConfigError))
            throw error;
        throw new UserError(`--rule ${String(error.keyPath[1] ?? '')}: ${error.message}`, { cause: error });
    }
}
