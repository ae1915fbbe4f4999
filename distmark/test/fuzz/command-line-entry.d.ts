import type { Entry } from './entry.ts';
/**
 * Runs the command on inputs as files and on standard input with flags drawn at random: it ends with 0, 1 or 2 and no stack; without
 * `--fix` no file changes; three threads say what one says; and of markdown it says what the plugin says.
 */
export declare function commandLineEntry(): Entry;
