import type { AnyRule } from '../../lint/rule.ts';
/** A rule of a module that a configuration names. */
export interface PluginRule {
    readonly rule: AnyRule;
    /** Absolute path of the module. */
    readonly file: string;
}
/**
 * Runs a module and takes the rules that it exports by default: one made by `defineRule`, or a list of them. Throws
 * `UserError` with the module's path, and with line and column where it fails.
 *
 * Code of others is not trusted to be total: where a check fails or reports a place outside of the file, an error names
 * the rule and its module, and the run goes on with the next file.
 */
export declare function loadPlugin(file: string): Promise<readonly PluginRule[]>;
