import fs from 'node:fs';
import path from 'node:path';
import { scratch } from './cli/scratch.js';
import { packOnce, run } from './packed.js';
let project;
/** Installs the packed package into an empty project of its own, once for all tests, and gives the project's folder. Needs a registry. */
export function installOnce() {
    if (project === undefined) {
        const folder = scratch({ 'package.json': '{"name": "user", "private": true, "type": "module"}' });
        // In the project, so that `npm ci` in a copy of it finds the archive again.
        fs.copyFileSync(packOnce().archive, path.join(folder, 'mojilint.tgz'));
        run('npm', ['install', '--save-dev', '--prefer-offline', '--no-fund', '--no-audit', './mojilint.tgz'], folder);
        project = folder;
    }
    return project;
}
