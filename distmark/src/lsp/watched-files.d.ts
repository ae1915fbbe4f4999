/** The patterns of what the client is asked to watch. Presets and plugins may be called anything, and are read again when a document is saved. */
export declare const watchedPatterns: readonly string[];
/** Whether a change of a file (a path) may change how others are checked. */
export declare function isDeciding(file: string): boolean;
/** Whether a file (a path) is a configuration that is run, which Node does once: a change needs a new server. */
export declare function isRunOnce(file: string): boolean;
