import { type ConfiguredRule } from '../../lint/config.ts';
import type { StackSource } from './config-stack.ts';
/** Where the settings of files come from. */
export interface SettingsSource extends StackSource {
    /** Absolute; patterns of a configuration that was named on the command line are relative to it. */
    readonly cwd: string;
    /** Settings of `--rule`, by rule id: on top of all others. */
    readonly flags: Readonly<Record<string, unknown>>;
    /** Absolute path of the one configuration that holds for all files. */
    readonly configFile: string | undefined;
    /** Whether the nearest configuration of each file is looked for. */
    readonly hasLookup: boolean;
    /** Names of configuration files in folders that were listed already. */
    readonly configNames: ReadonlyMap<string, readonly string[]>;
    /** Is told which configuration holds for which folder. */
    readonly trace: (line: string) => void;
}
/** What is set for one file. */
export interface FileSettings {
    /** All rules that there are, also those that are off. */
    readonly rules: readonly ConfiguredRule[];
    /** Label of the encoding that the configuration gives the file. */
    readonly encoding: string | undefined;
    /** Absolute paths of the modules that the rules come from, beyond those that ship. */
    readonly plugins: readonly string[];
    /** Absolute path of the configuration; undefined when none holds. */
    readonly configFile: string | undefined;
}
/** Gives what is set for a file (an absolute path), which need not exist. */
export interface SettingsLookup {
    (file: string): Promise<FileSettings>;
    /**
     * Finds the configuration of a folder (an absolute path), and gives what tells the settings of each file in it: undefined
     * where nothing is set, so that all is as it ships. A promise only where something is read.
     */
    ofFolder(folder: string): SettingsOfFile | undefined | Promise<SettingsOfFile | undefined>;
}
/** Gives what is set for a file (an absolute path) by one configuration. */
export type SettingsOfFile = (file: string) => FileSettings;
/**
 * Makes the lookup of settings: those of the nearest configuration, whose overrides hold for the files that they name,
 * and the command line's on top. Each folder is looked at and each configuration read once.
 *
 * The lookup rejects with `UserError`, with file, line and column, for a fault of a configuration or of what it extends.
 */
export declare function createSettingsLookup(source: SettingsSource): SettingsLookup;
/**
 * Checks the settings of the command line alone, which need not meet a file. Rules of plugins are known to the
 * configuration of the working folder. Rejects with `UserError`.
 */
export declare function checkFlags(source: SettingsSource): Promise<void>;
