import type { CommandLine } from '../cli/command-line.ts';
import type { FileSettings } from '../cli/config/settings-lookup.ts';
import { type Session } from '../cli/session.ts';
import type { RepositoryLabel } from '../encoding/repository-label.ts';
/** What holds in a folder that is open in the editor: what a run of the command line in it would go by. */
export interface Folder {
    readonly session: Session;
    /** What is set for a file (an absolute path), which need not exist. Rejects with `UserError` for a fault of its configuration. */
    settingsOf(file: string): Promise<FileSettings>;
    /** What the repository declares of a file's encoding. */
    labelsOf(file: string): Promise<readonly RepositoryLabel[]>;
    /** Says what keeps a file from being checked, in words for the user. */
    whatSkips(file: string): string | undefined;
}
/** What a folder is opened with. */
export interface FolderSource {
    readonly commandLine: CommandLine;
    /** Whether code of the folder may run. */
    readonly isTrusted: boolean;
}
/**
 * Opens a folder (an absolute path). What is read of it is kept, so a folder whose configuration has changed is opened again.
 * Rejects with `UserError` for options or suppressions that are wrong.
 */
export declare function openFolder(folder: string, { commandLine, isTrusted }: FolderSource): Promise<Folder>;
/** Picks the folder that a file belongs to: the innermost one, or else the one that the file lies in. All are absolute paths. */
export declare function homeOf(file: string, folders: readonly string[]): string;
