import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {scratch} from './cli/scratch.ts'

const root = path.join(import.meta.dirname, '../..')

/** What `npm pack` makes: the archive's path, and the files in it. */
export interface Packed {
  readonly archive: string
  readonly files: readonly string[]
}

let packed: Packed | undefined

/** Packs the repository as npm publishes it, once for all tests. */
export function packOnce(): Packed {
  if (packed === undefined) {
    const folder = scratch()
    const [{filename, files}] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], root))
    packed = {archive: path.join(folder, filename), files: files.map((file: {path: string}) => file.path)}
  }
  return packed
}

/** Runs a command that has to exit 0 and gives its standard output; throws with what it says otherwise. */
export function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  const {status, stdout, stderr, error} = spawnSync(command, args, {cwd, env, encoding: 'utf8'})
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exits with ${status}: ${stdout}${stderr}`, {cause: error})
  return stdout
}
