import { ConfigError, isObject, showValue } from './config-error.js';
import { didYouMean } from './nearest-name.js';
/**
 * Checks written options against a schema and adds the defaults of what was left out.
 *
 * `keyPath` leads to the options and starts the key path of errors. Throws `ConfigError` at the first key that the
 * schema does not know or value that it does not allow.
 */
export function resolveOptions(schema, written, keyPath) {
    if (written !== undefined && !isObject(written)) {
        throw new ConfigError(`Unexpected ${showValue(written)}, expected an object of options.`, keyPath);
    }
    const names = Object.keys(schema.properties);
    for (const name of Object.keys(written ?? {})) {
        if (names.includes(name))
            continue;
        const known = names.length === 0 ? ' The rule has no options.' : didYouMean(name, names) || ` Known are ${listed(names)}.`;
        throw new ConfigError(`Unknown option "${name}".${known}`, [...keyPath, name], 'key');
    }
    const options = {};
    for (const [name, property] of Object.entries(schema.properties)) {
        options[name] = resolveValue(property, written?.[name], [...keyPath, name]);
    }
    return options;
}
function resolveValue(schema, written, keyPath) {
    if (schema.type === 'object')
        return resolveOptions(schema, written, keyPath);
    if (written === undefined)
        return schema.default;
    if (schema.type === 'boolean') {
        if (typeof written === 'boolean')
            return written;
        throw new ConfigError(`Unexpected ${showValue(written)}, expected true or false.`, keyPath);
    }
    if (schema.type === 'string')
        return resolveString(schema.enum, written, keyPath);
    if (!Array.isArray(written)) {
        throw new ConfigError(`Unexpected ${showValue(written)}, expected a list of strings.`, keyPath);
    }
    return written.map((item, index) => resolveString(schema.items.enum, item, [...keyPath, index]));
}
function resolveString(allowed, written, keyPath) {
    if (typeof written !== 'string')
        throw new ConfigError(`Unexpected ${showValue(written)}, expected a string.`, keyPath);
    if (allowed === undefined || allowed.includes(written))
        return written;
    const remedy = didYouMean(written, allowed) || ` Known are ${listed(allowed)}.`;
    throw new ConfigError(`Unknown value ${showValue(written)}.${remedy}`, keyPath);
}
function listed(names) {
    return names.map((name) => `"${name}"`).join(', ');
}
