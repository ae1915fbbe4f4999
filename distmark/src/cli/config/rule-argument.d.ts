/**
 * Reads values of `--rule`, `ID:SETTING`, into settings by rule id; the last of a rule wins.
 *
 * The setting is a severity, or `[severity, options]` as YAML or JSON. Throws `UserError` when a value has another
 * shape; ids and settings are checked with the configuration.
 */
export declare function readRuleArguments(values: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
