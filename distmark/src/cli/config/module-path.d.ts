/**
 * Finds the file that a configuration file names: a path that begins with a dot or is absolute, from its folder; else a
 * package or a file of one, as an import in that folder would. Runs no code of the package. Throws `ConfigError`
 * without keys when there is none.
 */
export declare function findModule(name: string, configFile: string): string;
