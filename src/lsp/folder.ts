import path from 'node:path'
import type {CommandLine} from '../cli/command-line.ts'
import {createLabelLookup} from '../cli/declared/label-lookup.ts'
import type {FileSettings} from '../cli/config/settings-lookup.ts'
import {whatSkipsNamed} from '../cli/files/targets.ts'
import {createTrackedLookup} from '../cli/files/tracked.ts'
import {openSession, type Session} from '../cli/session.ts'
import type {RepositoryLabel} from '../encoding/repository-label.ts'

/** What holds in a folder that is open in the editor: what a run of the command line in it would go by. */
export interface Folder {
  readonly session: Session
  /** What is set for a file (an absolute path), which need not exist. Rejects with `UserError` for a fault of its configuration. */
  settingsOf(file: string): Promise<FileSettings>
  /** What the repository declares of a file's encoding. */
  labelsOf(file: string): Promise<readonly RepositoryLabel[]>
  /** Says what keeps a file from being checked, in words for the user. */
  whatSkips(file: string): string | undefined
}

/** What a folder is opened with. */
export interface FolderSource {
  readonly commandLine: CommandLine
  /** Whether code of the folder may run. */
  readonly isTrusted: boolean
}

/**
 * Opens a folder (an absolute path). What is read of it is kept, so a folder whose configuration has changed is opened again.
 * Rejects with `UserError` for options or suppressions that are wrong.
 */
export async function openFolder(folder: string, {commandLine, isTrusted}: FolderSource): Promise<Folder> {
  const session = await openSession(commandLine, folder, {runsCode: isTrusted})
  const isTracked = createTrackedLookup()
  const labels = new Map<string, Promise<readonly RepositoryLabel[]>>()
  const skipped = new Map<string, string | undefined>()
  const readLabels = async (file: string): Promise<readonly RepositoryLabel[]> => (await createLabelLookup([{path: file, folder: path.dirname(file)}], new Map()))(file)
  return {
    session,
    settingsOf: session.settingsWith(new Map()),
    labelsOf(file) {
      const known = labels.get(file) ?? readLabels(file)
      labels.set(file, known)
      return known
    },
    whatSkips(file) {
      if (file === session.ledger?.file.path) return 'list of suppressions'
      if (!skipped.has(file)) skipped.set(file, whatSkipsNamed(file, {...session.targetSettings, isTracked}))
      return skipped.get(file)
    }
  }
}

/** Picks the folder that a file belongs to: the innermost one, or else the one that the file lies in. All are absolute paths. */
export function homeOf(file: string, folders: readonly string[]): string {
  const around = folders.filter((folder) => file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep))
  return around.toSorted((a, b) => b.length - a.length)[0] ?? path.dirname(file)
}
