import { ConfigError, isObject, showValue } from '../../lint/config-error.js';
import { didYouMean } from '../../lint/nearest-name.js';
import { faultOfLabel } from '../encoding-label.js';
import { faultOfPatterns } from './file-patterns.js';
/** Takes a configuration as it was read apart. Throws `ConfigError` at the first key or value that is not allowed. */
export function readShape(config) {
    const top = readObject(config, [], { keys: ['$schema', 'extends', 'plugins', 'encoding', 'rules', 'overrides'], example: '{"rules": {}}' });
    const overrides = top['overrides'] ?? [];
    if (!Array.isArray(overrides))
        throw new ConfigError(`Unexpected ${showValue(overrides)}, expected a list such as [{"files": "*.md", "rules": {}}].`, ['overrides']);
    return {
        presets: readNames(top['extends'] ?? [], ['extends']),
        plugins: readNames(top['plugins'] ?? [], ['plugins']),
        layers: [readLayer(top, []), ...overrides.map((override, index) => readOverride(override, ['overrides', index]))]
    };
}
function readOverride(override, keyPath) {
    const part = readObject(override, keyPath, { keys: ['files', 'rules', 'encoding'], example: '{"files": "*.md", "rules": {}}' });
    if (part['files'] === undefined)
        throw new ConfigError('The key "files" is missing, expected patterns such as "docs/**".', keyPath);
    const names = readNames(part['files'], [...keyPath, 'files']);
    const fault = faultOfPatterns(names.map(({ name }) => name));
    if (fault !== undefined)
        throw new ConfigError(fault.message, names[fault.index]?.keyPath ?? [...keyPath, 'files']);
    return { ...readLayer(part, keyPath), files: names.map(({ name }) => name) };
}
function readLayer(part, keyPath) {
    const rules = part['rules'] ?? {};
    if (!isObject(rules))
        throw new ConfigError(`Unexpected ${showValue(rules)}, expected an object of rule ids and severities.`, [...keyPath, 'rules']);
    const encoding = part['encoding'];
    if (encoding !== undefined && typeof encoding !== 'string')
        throw new ConfigError(`Unexpected ${showValue(encoding)}, expected the label of an encoding such as "windows-1252".`, [...keyPath, 'encoding']);
    const fault = encoding === undefined ? undefined : faultOfLabel(encoding);
    if (fault !== undefined)
        throw new ConfigError(fault, [...keyPath, 'encoding']);
    return { files: undefined, rules, encoding, keyPath };
}
/** Reads a name or a list of names. */
function readNames(written, keyPath) {
    if (Array.isArray(written))
        return written.map((name, index) => readName(name, [...keyPath, index]));
    if (typeof written === 'string')
        return [readName(written, keyPath)];
    throw new ConfigError(`Unexpected ${showValue(written)}, expected a string or a list of strings.`, keyPath);
}
function readName(written, keyPath) {
    if (typeof written !== 'string')
        throw new ConfigError(`Unexpected ${showValue(written)}, expected a string.`, keyPath);
    if (written === '')
        throw new ConfigError('Unexpected empty string, expected a name.', keyPath);
    return { name: written, keyPath };
}
function readObject(written, keyPath, { keys, example }) {
    if (!isObject(written))
        throw new ConfigError(`Unexpected ${showValue(written)}, expected an object such as ${example}.`, keyPath);
    for (const key of Object.keys(written)) {
        if (keys.includes(key))
            continue;
        const remedy = /^ignore/.test(key) ? ' Files to leave out stand in .mojilintignore.' : didYouMean(key, keys) || ` Known are ${keys.join(', ')}.`;
        throw new ConfigError(`Unknown key "${key}".${remedy}`, [...keyPath, key], 'key');
    }
    return written;
}
