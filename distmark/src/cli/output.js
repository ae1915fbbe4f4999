import fs from 'node:fs';
import path from 'node:path';
import { wantsColor } from './color.js';
import { systemPath } from './files/path-bytes.js';
import { errorsOnly } from './reporters/file-report.js';
import { formats } from './reporters/formats.js';
import { repositoryTop } from './repository.js';
import { ioMessageOf, UserError } from './user-error.js';
import { readVersion } from './version.js';
/**
 * Writes the reports of a run: to their files, or to standard output, or to standard error where the fixed document takes
 * standard output. Throws `UserError` when a file cannot be written.
 */
export async function writeReports(session) {
    const { options, reports, cwd } = session;
    const isDocumentOut = options.stdin && options.fix && !options.diff;
    const stream = isDocumentOut ? process.stderr : process.stdout;
    const shown = options.quiet ? errorsOnly(reports) : reports;
    for (const { format, file } of session.reportTargets) {
        // What people read is empty where nothing is found, and most runs find nothing.
        if (shown.length === 0 && file === undefined && format === 'stylish')
            continue;
        const report = await formats[format]();
        const text = report(shown, { color: hasColor(session, stream, file), hasNotes: options.verbose === true, root: repositoryTop(cwd), version: readVersion() });
        if (file === undefined)
            stream.write(text);
        else
            writeReportFile(file, text, cwd);
    }
}
/**
 * Writes the diff of a file to standard output: to a terminal, or in colour, with its controls escaped, else byte for
 * byte, so that `git apply` takes it.
 */
export async function writeDiff(change, session) {
    const { diffForTerminal, unifiedDiff } = await import('./diff.js');
    const diff = unifiedDiff(change);
    const isForEyes = process.stdout.isTTY || session.options.color;
    process.stdout.write(isForEyes ? diffForTerminal(diff, hasColor(session, process.stdout)) : diff);
}
/** Whether what goes to a stream, or to a file instead, is coloured. */
export function hasColor({ options }, stream, file) {
    const flag = options.color ? true : options['no-color'] ? false : undefined;
    return wantsColor({ flag, environment: process.env, isTerminal: stream.isTTY && file === undefined });
}
function writeReportFile(name, text, cwd) {
    const file = path.resolve(cwd, name);
    try {
        fs.mkdirSync(systemPath(path.dirname(file)), { recursive: true });
        fs.writeFileSync(systemPath(file), text);
    }
    catch (error) {
        throw new UserError(`Cannot write the report to ${name}: ${ioMessageOf(error)}.`, { cause: error });
    }
}
