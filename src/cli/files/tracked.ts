import {spawnSync} from 'node:child_process'
import path from 'node:path'

/** Tells whether git tracks a file (an absolute path); false outside a repository and without git. */
export function isTracked(file: string): boolean {
  const words = ['--literal-pathspecs', '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--', path.basename(file)]
  const answer = spawnSync('git', words, {cwd: path.dirname(file), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
  return answer.status === 0 && answer.stdout !== ''
}
