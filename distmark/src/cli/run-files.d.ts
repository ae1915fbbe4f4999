import { type ShownFile } from './find-files.ts';
import type { Session } from './session.ts';
/**
 * Checks the files that the command line names, in the order of their paths, fixes them if asked, and gives them.
 *
 * A file that cannot be read or written is a problem of the run, and the run goes on. Throws `UserError` for a fault
 * of any file's configuration before the first file is read.
 */
export declare function runFiles(session: Session): Promise<readonly ShownFile[]>;
