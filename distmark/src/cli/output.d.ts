import type { Change } from './diff.ts';
import type { Session } from './session.ts';
/**
 * Writes the reports of a run: to their files, or to standard output, or to standard error where the fixed document takes
 * standard output. Throws `UserError` when a file cannot be written.
 */
export declare function writeReports(session: Session): Promise<void>;
/**
 * Writes the diff of a file to standard output: to a terminal, or in colour, with its controls escaped, else byte for
 * byte, so that `git apply` takes it.
 */
export declare function writeDiff(change: Change, session: Session): Promise<void>;
/** Whether what goes to a stream, or to a file instead, is coloured. */
export declare function hasColor({ options }: Session, stream: NodeJS.WriteStream, file?: string): boolean;
