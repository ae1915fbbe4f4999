import os from 'node:os';
import { UserError } from './user-error.js';
/** Beyond so many, threads wait for the same disk and the same kernel. */
const mostByDefault = 4;
/** Reads how many threads a run may have; as many as the machine has processors for, up to four, when nothing is said. Throws `UserError`. */
export function concurrencyOf({ concurrency }) {
    if (concurrency === undefined)
        return Math.min(mostByDefault, os.availableParallelism());
    if (!/^[1-9]\d{0,2}$/.test(concurrency))
        throw new UserError(`Unexpected value "${concurrency}" of --concurrency, expected a number of threads from 1 to 999.`);
    return Number(concurrency);
}
