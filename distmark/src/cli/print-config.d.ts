import type { Session } from './session.ts';
/**
 * Writes what is set for a file, which need not exist, to standard output: a configuration in JSON that sets every rule and
 * option. Throws `UserError` for a folder, and for a fault of the file's configuration.
 */
export declare function printConfig(name: string, session: Session): Promise<void>;
