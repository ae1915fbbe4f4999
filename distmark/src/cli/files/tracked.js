import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathOfBytes } from './path-bytes.js';
/**
 * Makes what tells whether git tracks a file (an absolute path); false outside a repository and without git. Git is asked
 * once for each folder, which must have a name in UTF-8: no other can be handed to a program from here.
 */
export function createTrackedLookup() {
    const byFolder = new Map();
    return (file) => {
        const folder = path.dirname(file);
        const names = byFolder.get(folder) ?? trackedNames(folder);
        byFolder.set(folder, names);
        return names.has(path.basename(file));
    };
}
function trackedNames(folder) {
    const words = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--', ':(glob)*'];
    const { status, stdout } = spawnSync('git', words, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: Infinity });
    return new Set(status === 0 ? stdout.toString('latin1').split('\0').map((name) => pathOfBytes(Buffer.from(name, 'latin1'))) : []);
}
