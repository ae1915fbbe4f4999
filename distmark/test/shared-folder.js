/*
 * Finds files of the folder `shared` that lies beside the repository and holds independent lists. A clone without it must not
 * pass in silence: what goes unchecked is printed, and no test stands for it in the count.
 */
import fs from 'node:fs';
import path from 'node:path';
const shared = path.join(import.meta.dirname, '../../../shared');
/** Reads a file of the shared folder; where it is missing, prints what is not checked for want of it and gives undefined. */
export function readShared(name, unchecked) {
    const file = path.join(shared, name);
    if (fs.existsSync(file))
        return fs.readFileSync(file, 'utf8');
    process.stdout.write(`\n  NOT CHECKED  ${unchecked}: ../shared/${name} is missing\n`);
    return undefined;
}
