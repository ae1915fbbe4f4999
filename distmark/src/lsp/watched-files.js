import path from 'node:path';
import { configFileNames } from '../cli/config/config-names.js';
import { declaringNames } from '../cli/declared/label-lookup.js';
/** Names of the files that decide how others are checked. */
const names = [...configFileNames, ...declaringNames, '.gitignore', '.mojilintignore', 'mojilint-suppressions.json'];
/** The patterns of what the client is asked to watch. Presets and plugins may be called anything, and are read again when a document is saved. */
export const watchedPatterns = names.map((name) => `**/${name}`);
/** Whether a change of a file (a path) may change how others are checked. */
export function isDeciding(file) {
    return names.includes(path.basename(file));
}
/** Whether a file (a path) is a configuration that is run, which Node does once: a change needs a new server. */
export function isRunOnce(file) {
    return isDeciding(file) && /\.m?js$/.test(file);
}
