import path from 'node:path'
import {pathOfUri} from './document-path.ts'
import {homeOf, openFolder, type Folder, type FolderSource} from './folder.ts'

/** The folders that are open in the editor. */
export interface Folders {
  /** Opens and closes folders, named by URIs. */
  change(added: readonly string[], removed: readonly string[]): void
  /** What holds for a file (an absolute path), or with undefined for a document without one. Rejects as `openFolder` does. */
  of(file: string | undefined): Promise<Folder>
  /** Forgets what was read of all folders, so that it is read again. */
  forget(): void
}

/** Keeps what was read of folders. `cwd` (absolute) stands in for a folder where none is open. */
export function createFolders(source: FolderSource, cwd: string): Folders {
  let paths: readonly string[] = []
  const opened = new Map<string, Promise<Folder>>()
  return {
    change(added, removed) {
      const gone = removed.map(pathOfUri)
      const come = added.map(pathOfUri).filter((folder) => folder !== undefined)
      paths = [...new Set([...paths.filter((folder) => !gone.includes(folder)), ...come])]
      opened.clear()
    },
    of(file) {
      const folder = file === undefined ? paths[0] ?? cwd : homeOf(file, paths)
      const known = opened.get(folder) ?? openFolder(path.resolve(folder), source)
      opened.set(folder, known)
      return known
    },
    forget: () => opened.clear()
  }
}
