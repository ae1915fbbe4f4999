import { ConfigError, isObject, showValue } from './config-error.js';
import { didYouMean } from './nearest-name.js';
import { resolveOptions } from './option-schema.js';
/** Gives the configuration back, checked by the compiler. */
export function defineConfig(config) {
    return config;
}
/**
 * Turns settings of rules, `{rules: {}}`, into the rules of a registry, in its order; a rule that is not named has its own
 * severity and its default options.
 *
 * The settings may be anything that was read from a file: throws `ConfigError` at the first key or value that is not
 * allowed. That are all other keys of a configuration: they need files, and the command line reads them.
 */
export function configure(registry, config) {
    const settings = settingsOf(config);
    const ids = registry.map((rule) => rule.id);
    for (const id of Object.keys(settings)) {
        if (ids.includes(id))
            continue;
        throw new ConfigError(`Unknown rule "${id}".${didYouMean(id, ids) || ` Known are ${ids.join(', ')}.`}`, ['rules', id], 'key');
    }
    const configured = [];
    for (const rule of registry) {
        const setting = Object.hasOwn(settings, rule.id) ? readSetting(settings[rule.id], ['rules', rule.id]) : undefined;
        const severity = setting?.severity ?? rule.severity;
        const options = resolveOptions(rule.options, setting?.options, ['rules', rule.id, 1]);
        configured.push({ rule, severity, options });
    }
    return configured;
}
/** Lays settings of rules over others: a bare severity keeps the options that stand below it. Settings are not checked. */
export function layRules(below, above) {
    // A map, since an object would take "__proto__" for its prototype.
    const rules = new Map(Object.entries(below));
    for (const [id, setting] of Object.entries(above)) {
        const under = rules.get(id);
        rules.set(id, !Array.isArray(setting) && Array.isArray(under) ? [setting, ...under.slice(1)] : setting);
    }
    return Object.fromEntries(rules);
}
const topLevelKeys = ['$schema', 'rules'];
const keysForFiles = ['extends', 'plugins', 'encoding', 'overrides'];
const severities = new Map([
    ['off', 'off'], ['warn', 'warning'], ['error', 'error'],
    [0, 'off'], [1, 'warning'], [2, 'error']
]);
function settingsOf(config) {
    if (!isObject(config))
        throw new ConfigError(`Unexpected ${showValue(config)}, expected an object such as {"rules": {}}.`, []);
    for (const key of Object.keys(config)) {
        if (topLevelKeys.includes(key))
            continue;
        if (keysForFiles.includes(key))
            throw new ConfigError(`The key "${key}" holds in configuration files of the command line, expected only "rules" here.`, [key], 'key');
        throw new ConfigError(`Unknown key "${key}".${didYouMean(key, topLevelKeys) || ` Known are ${topLevelKeys.join(', ')}.`}`, [key], 'key');
    }
    const rules = config['rules'] ?? {};
    if (!isObject(rules))
        throw new ConfigError(`Unexpected ${showValue(rules)}, expected an object of rule ids and severities.`, ['rules']);
    return rules;
}
function readSetting(setting, keyPath) {
    if (!Array.isArray(setting))
        return { severity: readSeverity(setting, keyPath), options: undefined };
    if (setting.length === 0 || setting.length > 2) {
        throw new ConfigError(`Unexpected list of ${setting.length}, expected [severity, options].`, keyPath);
    }
    return { severity: readSeverity(setting[0], [...keyPath, 0]), options: setting[1] };
}
function readSeverity(written, keyPath) {
    const severity = severities.get(written);
    if (severity !== undefined)
        return severity;
    const remedy = typeof written === 'string' ? didYouMean(written, ['off', 'warn', 'error']) : '';
    throw new ConfigError(`Unexpected severity ${showValue(written)}, expected "off", "warn", "error", 0, 1 or 2.${remedy}`, keyPath);
}
