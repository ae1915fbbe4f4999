import { type RuleOptions } from './option-schema.ts';
import type { AnyRule } from './rule.ts';
/** A severity as users of eslint and unified write it. */
export type RuleSeverity = 'off' | 'warn' | 'error' | 0 | 1 | 2;
/** What stands behind a rule's id in a configuration. */
export type RuleSetting = RuleSeverity | readonly [RuleSeverity, Readonly<Record<string, unknown>>];
/** Settings of rules, by rule id. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;
/** Settings for some files, on top of those for all. */
export interface ConfigOverride {
    /** Patterns as in `.gitignore`, and `{a,b}`; those that begin with `!` take away from the others. */
    readonly files: string | readonly string[];
    readonly rules?: RuleSettings;
    /** Label of the encoding that these files are in. */
    readonly encoding?: string;
}
/** A configuration as it is written. */
export interface Config {
    /** For editors alone. */
    readonly $schema?: string;
    /** Presets below this configuration: paths that begin with a dot, or names of packages; a later one is on top. */
    readonly extends?: string | readonly string[];
    /** Modules whose default export is a rule or a list of rules: paths that begin with a dot, or names of packages. */
    readonly plugins?: string | readonly string[];
    /** Label of the encoding that the files are in, where no mark says otherwise. */
    readonly encoding?: string;
    readonly rules?: RuleSettings;
    /** A later one is on top. */
    readonly overrides?: readonly ConfigOverride[];
}
/** Gives the configuration back, checked by the compiler. */
export declare function defineConfig(config: Config): Config;
/** A rule with its severity and all its options. One that is off checks nothing, but others may go by its options. */
export interface ConfiguredRule {
    readonly rule: AnyRule;
    readonly severity: 'error' | 'warning' | 'off';
    readonly options: RuleOptions;
}
/**
 * Turns settings of rules, `{rules: {}}`, into the rules of a registry, in its order; a rule that is not named has its own
 * severity and its default options.
 *
 * The settings may be anything that was read from a file: throws `ConfigError` at the first key or value that is not
 * allowed. That are all other keys of a configuration: they need files, and the command line reads them.
 */
export declare function configure(registry: readonly AnyRule[], config: unknown): readonly ConfiguredRule[];
/** Lays settings of rules over others: a bare severity keeps the options that stand below it. Settings are not checked. */
export declare function layRules(below: Readonly<Record<string, unknown>>, above: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
