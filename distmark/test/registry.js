/*
 * Some tests install packages, as users do. A machine without a registry must not pass in silence: what goes unchecked is
 * printed, and no test stands for it in the count. In CI there is no such way out.
 */
import { spawnSync } from 'node:child_process';
let isThere;
/** Whether packages can be installed; where they cannot, prints what is not checked for want of them. */
export function hasRegistry(unchecked) {
    isThere ??= process.env['CI'] === 'true' || spawnSync('npm', ['view', 'ignore', 'version', '--fetch-retries=0', '--fetch-timeout=10000']).status === 0;
    if (!isThere)
        process.stdout.write(`\n  NOT CHECKED  ${unchecked}: no registry of packages can be reached\n`);
    return isThere;
}
