import type { Session } from './session.ts';
/**
 * Checks the document on standard input under the name that the user gave it, which need not exist.
 *
 * With `--fix` the document goes to standard output, byte for byte when nothing is fixed, also when its name is
 * ignored. Throws `UserError` for a fault of the configuration.
 */
export declare function runStdin(session: Session): Promise<void>;
