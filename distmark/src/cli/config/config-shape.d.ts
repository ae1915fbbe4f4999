import { type KeyPath } from '../../lint/config-error.ts';
/** A name that a configuration file holds, and where. */
export interface WrittenName {
    readonly name: string;
    readonly keyPath: KeyPath;
}
/** Settings that a configuration file has for all files, or for those of one override. */
export interface WrittenLayer {
    /** Patterns of the files; undefined for all files. */
    readonly files: readonly string[] | undefined;
    /** Not yet checked. */
    readonly rules: Readonly<Record<string, unknown>>;
    /** A label that the standard knows. */
    readonly encoding: string | undefined;
    /** The keys that lead to these settings. */
    readonly keyPath: KeyPath;
}
/** A configuration file in parts; of the parts only the settings of rules are still to be checked. */
export interface ConfigShape {
    readonly presets: readonly WrittenName[];
    readonly plugins: readonly WrittenName[];
    /** The weakest first. */
    readonly layers: readonly WrittenLayer[];
}
/** Takes a configuration as it was read apart. Throws `ConfigError` at the first key or value that is not allowed. */
export declare function readShape(config: unknown): ConfigShape;
