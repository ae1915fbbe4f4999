import { UserError } from '../user-error.ts';
import { type Locate } from './position.ts';
/** A configuration and the file that it comes from. */
export interface LoadedConfig {
    /** Absolute. */
    readonly file: string;
    /** As written, not yet checked. */
    readonly value: unknown;
    readonly locate: Locate;
}
/**
 * Reads a configuration file by its name: JavaScript, JSON with comments, YAML, or the key `mojilint` of a
 * `package.json`.
 *
 * Gives undefined for a `package.json` without that key. Throws `UserError` with file, line and column when the file
 * cannot be read or is not well-formed. A JavaScript module is run, unless `runsCode` forbids it: then it is a fault.
 */
export declare function loadConfig(file: string, { runsCode }: {
    readonly runsCode: boolean;
}): Promise<LoadedConfig | undefined>;
/** Words a fault of a configuration file: file, line and column before it. */
export declare function configFault({ file, locate }: {
    readonly file: string;
    readonly locate: () => ReturnType<Locate>;
}, message: string, cause: unknown): UserError;
