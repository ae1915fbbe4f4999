import type { AnyRule } from '../../lint/rule.ts';
import { type WrittenLayer } from './config-shape.ts';
/** A configuration file with all that it extends. */
export interface ConfigStack {
    /** The settings of all files of the stack, the weakest first. */
    readonly layers: readonly WrittenLayer[];
    /** All rules that can be set: those that ship, and those of plugins. */
    readonly registry: readonly AnyRule[];
    /** Absolute paths of the plugins' modules. */
    readonly plugins: readonly string[];
}
/** What a configuration is read with. */
export interface StackSource {
    /** Loads the rules that ship. */
    readonly registry: () => Promise<readonly AnyRule[]>;
    /** Whether code is run: modules that are configurations, and plugins. Without, a file that needs it is a fault. */
    readonly runsCode: boolean;
}
/**
 * Reads a configuration file, its presets and its plugins, and checks them all.
 *
 * Gives undefined for a `package.json` without our key. Throws `UserError` with file, line and column at the first
 * fault, also for presets that extend each other in a circle.
 */
export declare function readStack(file: string, source: StackSource): Promise<ConfigStack | undefined>;
