import fs from 'node:fs'
import path from 'node:path'
import type {RepositoryLabel} from '../../encoding/repository-label.ts'
import {systemPath} from '../files/path-bytes.ts'

/** The files of a repository that declare encodings. */
export const declaringNames = ['.editorconfig', '.gitattributes'] as const

/** Gives the labels that the repository gives a file (an absolute path), the strongest first. */
export type LabelLookup = (file: string) => readonly RepositoryLabel[]

/**
 * Makes the lookup for `files` (absolute paths). `listed` has the names, among `declaringNames`, in folders that were listed
 * already; others are looked at once each. What reads these files is loaded when there is one.
 */
export async function createLabelLookup(files: readonly string[], listed: ReadonlyMap<string, readonly string[]>): Promise<LabelLookup> {
  const names = namesOnTheWay(files, listed)
  if ([...names.values()].every((found) => found.length === 0)) return () => []
  const {readLabels} = await import('./repository-labels.ts')
  return readLabels(files, names)
}

/** The names of declaring files in the folders of `files` and in all folders above them. */
function namesOnTheWay(files: readonly string[], listed: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const file of files) {
    for (let folder = path.dirname(file); !names.has(folder); folder = path.dirname(folder)) {
      names.set(folder, listed.get(folder) ?? declaringNames.filter((name) => fs.existsSync(systemPath(path.join(folder, name)))))
    }
  }
  return names
}
