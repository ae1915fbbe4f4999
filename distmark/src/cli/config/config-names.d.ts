/** Names of configuration files; in one folder the earlier wins. */
export declare const configFileNames: readonly string[];
