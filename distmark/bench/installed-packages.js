import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
/** Installs packages (`name@version`) into a folder of the user's cache, outside this project, and gives it. Throws when npm fails. */
export function installPackages(purpose, packages) {
    const folder = path.join(os.homedir(), '.cache', purpose, packages.join('+').replaceAll('/', '-'));
    if (fs.existsSync(path.join(folder, 'package-lock.json')))
        return folder;
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
    const { status, error } = spawnSync('npm', ['install', '--no-fund', '--no-audit', '--ignore-scripts', ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
    if (error !== undefined || status !== 0)
        throw new Error(`npm cannot install ${packages.join(', ')} in ${folder}: see what it says above, and try again`, { cause: error });
    return folder;
}
