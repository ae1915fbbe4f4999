import { type KeyPath } from './config-error.ts';
/** The part of JSON Schema (2020-12) that rule options use. */
export type ValueSchema = {
    readonly type: 'boolean';
    readonly description: string;
    readonly default: boolean;
} | {
    readonly type: 'string';
    readonly description: string;
    readonly default: string;
    readonly enum?: readonly string[];
} | {
    readonly type: 'array';
    readonly description: string;
    readonly default: readonly string[];
    readonly items: {
        readonly type: 'string';
        readonly enum?: readonly string[];
    };
} | ({
    readonly description: string;
} & OptionSchema);
/** The options object of a rule: every property has a description and a default. */
export interface OptionSchema {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: Readonly<Record<string, ValueSchema>>;
}
/** The options of a rule, one value for every property of its schema. */
export type RuleOptions = Readonly<Record<string, unknown>>;
/**
 * Checks written options against a schema and adds the defaults of what was left out.
 *
 * `keyPath` leads to the options and starts the key path of errors. Throws `ConfigError` at the first key that the
 * schema does not know or value that it does not allow.
 */
export declare function resolveOptions(schema: OptionSchema, written: unknown, keyPath: KeyPath): RuleOptions;
