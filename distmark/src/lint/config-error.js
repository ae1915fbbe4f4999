/**
 * Says what is wrong in a configuration and at which key, so that whoever read the configuration from a file can add
 * the file, line and column.
 */
export class ConfigError extends Error {
    keyPath;
    /** Whether the last key itself is wrong, or the value behind it. */
    at;
    constructor(message, keyPath, at = 'value') {
        super(message);
        this.name = 'ConfigError';
        this.keyPath = keyPath;
        this.at = at;
    }
}
/** Shows a value of a configuration in a message: as JSON, shortened past 60 characters. */
export function showValue(value) {
    const isOther = typeof value === 'object' && value !== null && !Array.isArray(value) && !isObject(value);
    const text = typeof value === 'function' ? 'a function' : isOther ? Object.prototype.toString.call(value) : (JSON.stringify(value) ?? String(value));
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
/** Tells a plain object, such as JSON has, from arrays, null, promises, maps and everything else. */
export function isObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    // Objects of another realm, such as a test's or an editor's, have another prototype at the same height.
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}
