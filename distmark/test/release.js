import fs from 'node:fs';
import path from 'node:path';
import { scratch } from './cli/scratch.js';
import { run } from './packed.js';
import { userEnvironment } from './repository.js';
const root = path.join(import.meta.dirname, '../..');
let outcome;
/** Releases the work tree as it is, once for all tests: commits a copy of it and runs `scripts/release.sh` there. Needs git and a registry. */
export function releaseOnce() {
    outcome ??= tryRelease();
    if ('error' in outcome)
        throw outcome.error;
    return outcome.release;
}
// What fails is kept as well: it takes half a minute to fail again.
function tryRelease() {
    try {
        return { release: makeRelease() };
    }
    catch (error) {
        return { error };
    }
}
function makeRelease() {
    const folder = scratch();
    for (const name of fs.readdirSync(root)) {
        if (!['.git', 'dist', 'node_modules'].includes(name))
            fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    const git = (...args) => run('git', args, folder, userEnvironment());
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-q', '-m', 'First');
    run(path.join(folder, 'scripts/release.sh'), [], folder, userEnvironment());
    return { folder, tag: git('tag').trim() };
}
