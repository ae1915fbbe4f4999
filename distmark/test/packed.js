import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { scratch } from './cli/scratch.js';
const root = path.join(import.meta.dirname, '../..');
let packed;
/** Packs the repository as npm publishes it, once for all tests. */
export function packOnce() {
    if (packed === undefined) {
        const folder = scratch();
        const [{ filename, files }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], root));
        packed = { archive: path.join(folder, filename), files: files.map((file) => file.path) };
    }
    return packed;
}
/** Runs a command that has to exit 0 and gives its standard output; throws with what it says otherwise. */
export function run(command, args, cwd, env = process.env) {
    const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
    if (status !== 0)
        throw new Error(`${command} ${args.join(' ')} exits with ${status}: ${stdout}${stderr}`, { cause: error });
    return stdout;
}
