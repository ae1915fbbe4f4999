import fs from 'node:fs'
import path from 'node:path'
import type {RepositoryLabel} from '../../encoding/repository-label.ts'
import {systemPath} from '../files/path-bytes.ts'
import type {FoundFile} from '../files/search.ts'

/** The files of a repository that declare encodings. */
export const declaringNames = ['.editorconfig', '.gitattributes'] as const

/** Gives the labels that the repository gives a file (an absolute path), the strongest first. */
export type LabelLookup = (file: string) => readonly RepositoryLabel[]

/** A file whose labels are looked up. */
export type LabelledFile = Pick<FoundFile, 'path' | 'folder'>

/**
 * Makes the lookup for `files`. `listed` has the names, among `declaringNames`, in folders that were listed
 * already; others are looked at once each. What reads these files is loaded when there is one.
 */
export async function createLabelLookup(files: readonly LabelledFile[], listed: ReadonlyMap<string, readonly string[]>): Promise<LabelLookup> {
  const names = namesOnTheWay(files, listed)
  if ([...names.values()].every((found) => found.length === 0)) return () => []
  const {readLabels} = await import('./repository-labels.ts')
  return readLabels(files.map(({path: file}) => file), names)
}

/** The names of declaring files in the folders of `files` and in all folders above them. */
function namesOnTheWay(files: readonly LabelledFile[], listed: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const file of files) {
    for (let folder = file.folder; !names.has(folder); folder = path.dirname(folder)) {
      names.set(folder, listed.get(folder) ?? declaringNames.filter((name) => fs.existsSync(systemPath(path.join(folder, name)))))
    }
  }
  return names
}
