import {globby} from 'globby'
import path from 'node:path'
import {UserError} from '../user-error.ts'
import {withAnyCase} from './any-case.ts'

/** A pattern and what it matches. */
export interface Matches {
  readonly pattern: string
  /** Absolute paths, in no order. */
  readonly files: readonly string[]
}

/**
 * Finds the files that each pattern matches in `cwd`; patterns that begin with `!` take away from all others.
 *
 * Symbolic links are not followed, `.git` and `node_modules` are not entered, and the case of extensions does not
 * matter. Throws `UserError` when there are only patterns that take away.
 */
export async function matchesOf(patterns: readonly string[], cwd: string): Promise<readonly Matches[]> {
  const without = patterns.filter((pattern) => pattern.startsWith('!'))
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'))
  const alone = without[0]
  if (wanted.length === 0 && alone !== undefined) {
    throw new UserError(`The pattern ${alone} takes away from other patterns, and there are none. To leave files out of folders use --ignore-pattern '${alone.slice(1)}'.`)
  }
  const options = {
    cwd, dot: true, followSymbolicLinks: false, expandNegationOnlyPatterns: false, absolute: true, suppressErrors: true,
    ignore: ['**/node_modules/**', '**/.git/**']
  }
  return Promise.all(wanted.map(async (pattern) => {
    if (pattern === '') return {pattern, files: []}
    const files = await globby([pattern, ...without].map(withAnyCase), options)
    return {pattern, files: files.map((file) => path.normalize(file))}
  }))
}
