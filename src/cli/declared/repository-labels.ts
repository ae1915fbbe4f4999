import path from 'node:path'
import {repositoryTop} from '../repository.ts'
import {charsetOf, readEditorConfig, type EditorConfig} from './editor-config.ts'
import {mentionsEncoding, workingTreeEncodings} from './git-attributes.ts'
import type {LabelLookup} from './label-lookup.ts'

/**
 * Reads what `.gitattributes` and `.editorconfig` declare for `files` (absolute paths). `names` has the names of these two
 * in every folder on the way. Git is asked once a repository, and only where its attributes name encodings.
 */
export function readLabels(files: readonly string[], names: ReadonlyMap<string, readonly string[]>): LabelLookup {
  const folderOf = folderLookup(names)
  const encodings = new Map<string, string>()
  for (const [top, members] of filesByRepository(files, folderOf)) {
    for (const [file, label] of workingTreeEncodings(top, members)) encodings.set(file, label)
  }
  return (file) => {
    const fromGit = encodings.get(file)
    const fromEditor = charsetOf(file, folderOf(path.dirname(file)).editorConfigs)
    return [
      ...(fromGit === undefined ? [] : [{label: fromGit, source: '.gitattributes'}]),
      ...(fromEditor === undefined ? [] : [{label: fromEditor, source: '.editorconfig'}])
    ]
  }
}

/** What holds in a folder. */
interface Folder {
  /** The nearest first. */
  readonly editorConfigs: readonly EditorConfig[]
  /** Whether attributes in it or above it name encodings. */
  readonly hasEncodings: boolean
}

const outside: Folder = {editorConfigs: [], hasEncodings: false}

function folderLookup(names: ReadonlyMap<string, readonly string[]>): (folder: string) => Folder {
  const known = new Map<string, Folder>()
  const folderOf = (folder: string): Folder => {
    const seen = known.get(folder)
    if (seen !== undefined) return seen
    const parent = path.dirname(folder)
    const above = parent === folder ? outside : folderOf(parent)
    const here = names.get(folder) ?? []
    const own = here.includes('.editorconfig') ? readEditorConfig(folder) : undefined
    const hasEncodings = above.hasEncodings || (here.includes('.gitattributes') && mentionsEncoding(path.join(folder, '.gitattributes')))
    const editorConfigs = own === undefined ? above.editorConfigs : [own, ...(own.isRoot ? [] : above.editorConfigs)]
    const found = {editorConfigs, hasEncodings}
    known.set(folder, found)
    return found
  }
  return folderOf
}

/** Files for which git may name an encoding, by the top of their repository. */
function filesByRepository(files: readonly string[], folderOf: (folder: string) => Folder): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const folder = path.dirname(file)
    if (!folderOf(folder).hasEncodings) continue
    const top = repositoryTop(folder)
    const group = groups.get(top)
    if (group === undefined) groups.set(top, [file])
    else group.push(file)
  }
  return groups
}
