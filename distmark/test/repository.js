import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { scratch } from './cli/scratch.js';
const root = path.join(import.meta.dirname, '../..');
/** Makes a repository with these files, not yet committed, and with packages of our own `node_modules` beside mojilint. */
export function createRepository(files, packages = []) {
    const folder = scratch({ '.gitignore': 'node_modules/\n', ...files });
    const modules = path.join(folder, 'node_modules');
    fs.mkdirSync(path.join(modules, '.bin'), { recursive: true });
    fs.symlinkSync(root, path.join(modules, 'mojilint'));
    // What is built here is not executable before npm installs it.
    fs.writeFileSync(path.join(modules, '.bin/mojilint'), `#!/bin/sh\nexec '${process.execPath}' '${path.join(root, 'dist/src/cli/main.js')}' "$@"\n`, { mode: 0o755 });
    for (const name of packages) {
        fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
        fs.symlinkSync(path.join(root, 'node_modules/.bin', name), path.join(modules, '.bin', name));
    }
    const sh = (script, env = {}) => {
        const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', env: { ...userEnvironment(), ...env } });
        return { status, output: stdout + stderr };
    };
    sh('git init -q -b main');
    return {
        folder, sh,
        read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
        write: (file, text) => fs.writeFileSync(path.join(folder, file), text)
    };
}
/** The environment of this process, less what a hook or CI that runs the tests would hand on, with an author for commits. */
export function userEnvironment() {
    const inherited = Object.entries(process.env).filter(([name]) => !/^(?:GIT|GITHUB|HUSKY|PRE_COMMIT|npm)_/i.test(name) && name !== 'CI');
    const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' };
    return { ...Object.fromEntries(inherited), ...author, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', NO_COLOR: '1' };
}
