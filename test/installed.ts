import fs from 'node:fs'
import path from 'node:path'
import {scratch} from './cli/scratch.ts'
import {packOnce, run} from './packed.ts'

let project: string | undefined

/** Installs the packed package into an empty project of its own, once for all tests, and gives the project's folder. Needs a registry. */
export function installOnce(): string {
  if (project === undefined) {
    const folder = scratch({'package.json': '{"name": "user", "private": true, "type": "module"}'})
    // In the project, so that `npm ci` in a copy of it finds the archive again.
    fs.copyFileSync(packOnce().archive, path.join(folder, 'mojilint.tgz'))
    run('npm', ['install', '--save-dev', '--prefer-offline', '--no-fund', '--no-audit', './mojilint.tgz'], folder)
    project = folder
  }
  return project
}
