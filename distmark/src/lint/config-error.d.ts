/** The keys that lead from the top of a configuration to a value. */
export type KeyPath = readonly (string | number)[];
/**
 * Says what is wrong in a configuration and at which key, so that whoever read the configuration from a file can add
 * the file, line and column.
 */
export declare class ConfigError extends Error {
    readonly keyPath: KeyPath;
    /** Whether the last key itself is wrong, or the value behind it. */
    readonly at: 'key' | 'value';
    constructor(message: string, keyPath: KeyPath, at?: 'key' | 'value');
}
/** Shows a value of a configuration in a message: as JSON, shortened past 60 characters. */
export declare function showValue(value: unknown): string;
/** Tells a plain object, such as JSON has, from arrays, null, promises, maps and everything else. */
export declare function isObject(value: unknown): value is Readonly<Record<string, unknown>>;
