/*
 * The tests need Node and npm; some also ask git. A machine without it must not pass in silence: what goes unchecked is
 * printed, and no test stands for it in the count.
 */
import { spawnSync } from 'node:child_process';
const isThere = spawnSync('git', ['--version']).status === 0;
/** Whether git can be asked; where it is missing, prints what is not checked for want of it. */
export function hasGit(unchecked) {
    if (!isThere)
        process.stdout.write(`\n  NOT CHECKED  ${unchecked}: git is missing\n`);
    return isThere;
}
