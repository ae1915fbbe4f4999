import type { Session } from './session.ts';
/**
 * Writes the paths of the files that a run would read to standard output, a path a line with its controls shown; with `-0`
 * byte for byte, each with a NUL behind it. Throws `UserError` for an ignore file or a list that cannot be read.
 */
export declare function showFiles(session: Session): Promise<void>;
