import fs from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../lint/nearest-name.js';
import { systemPath } from '../files/path-bytes.js';
import { UserError } from '../user-error.js';
const defaultName = 'mojilint-suppressions.json';
/**
 * Opens the suppressions that hold for a run: those of `--suppressions-location`, a file or a folder, else of the working
 * folder. Gives undefined where there are none and none are asked for, at the cost of one look at the disk.
 *
 * Rejects with `UserError` when the file is broken, or missing where it is needed.
 */
export async function openLedger(options, cwd) {
    const shown = locationOf(options, cwd);
    const file = path.resolve(cwd, shown);
    const task = taskOf(options);
    const isThere = fs.existsSync(systemPath(file));
    if (!isThere && task.kind === 'prune')
        throw new UserError(`There are no suppressions to prune: ${shown} is missing.`);
    if (!isThere && task.kind === 'obey') {
        if (options['suppressions-location'] === undefined)
            return undefined;
        throw new UserError(`The suppressions ${shown} are missing. Write them with --suppress-all.`);
    }
    const { createLedger } = await import('./ledger.js');
    const { readSuppressions } = await import('./suppression-file.js');
    return createLedger(await readSuppressions(file, shown), task);
}
function locationOf({ 'suppressions-location': location }, cwd) {
    if (location === undefined)
        return defaultName;
    const isFolder = fs.statSync(systemPath(path.resolve(cwd, location)), { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? path.join(location, defaultName) : location;
}
function taskOf(options) {
    if (options['prune-suppressions'])
        return { kind: 'prune', rules: undefined };
    if (options['suppress-all'])
        return { kind: 'suppress', rules: undefined };
    const rules = options['suppress-rule'];
    return { kind: rules === undefined ? 'obey' : 'suppress', rules };
}
/** Throws `UserError` when `--suppress-rule` names a rule that no file of the run knows. */
export function refuseUnknownRules({ rules = [] }, ruleIds) {
    const known = new Set(ruleIds);
    const unknown = rules.find((rule) => !known.has(rule));
    if (unknown === undefined)
        return;
    throw new UserError(`--suppress-rule: Unknown rule "${unknown}".${didYouMean(unknown, known) || ` Known are ${[...known].join(', ')}.`}`);
}
