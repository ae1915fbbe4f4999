import type { Session } from './session.ts';
/**
 * Checks the files, writes a configuration for them into the working folder, and says what was found, what was written and
 * why, and what to do next, on standard output.
 *
 * Throws `UserError` when the folder has a configuration already, or when none can be written.
 */
export declare function init(session: Session): Promise<void>;
