import { type Folder, type FolderSource } from './folder.ts';
/** The folders that are open in the editor. */
export interface Folders {
    /** Opens and closes folders, named by URIs. */
    change(added: readonly string[], removed: readonly string[]): void;
    /** What holds for a file (an absolute path), or with undefined for a document without one. Rejects as `openFolder` does. */
    of(file: string | undefined): Promise<Folder>;
    /** Forgets what was read of all folders, so that it is read again. */
    forget(): void;
}
/** Keeps what was read of folders. `cwd` (absolute) stands in for a folder where none is open. */
export declare function createFolders(source: FolderSource, cwd: string): Folders;
