import { systemPath } from './files/path-bytes.js';
import { findFiles, tellSkipped } from './find-files.js';
import { forTerminalLine } from './terminal-text.js';
/**
 * Writes the paths of the files that a run would read to standard output, a path a line with its controls shown; with `-0`
 * byte for byte, each with a NUL behind it. Throws `UserError` for an ignore file or a list that cannot be read.
 */
export async function showFiles(session) {
    const { files, search } = await findFiles(session);
    const lines = files.map(({ relative, shown }) => (session.options.null ? Buffer.concat([Buffer.from(systemPath(relative)), Buffer.of(0)]) : Buffer.from(`${forTerminalLine(shown)}\n`)));
    process.stdout.write(Buffer.concat(lines));
    session.outcome.problems += search.problems.length;
    for (const problem of search.problems)
        session.tell(problem);
    tellSkipped(search, session, files.length);
}
