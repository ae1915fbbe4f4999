import fs from 'node:fs';
import path from 'node:path';
import { ioMessageOf } from '../user-error.js';
import { systemPath } from './path-bytes.js';
import { newSearch, tally } from './search.js';
import { createTrackedLookup } from './tracked.js';
import { addFile, walk } from './walker.js';
/**
 * Finds the files that paths and patterns of the command line mean.
 *
 * What exists is taken literally, whatever characters it holds; the rest are patterns. Never throws for a path: what
 * cannot be found or must not be read is a problem of the search. Throws `UserError` for an ignore file that cannot be
 * read.
 */
export async function findTargets(targets, settings) {
    const search = newSearch();
    const patterns = [];
    const isTracked = createTrackedLookup();
    for (const target of targets) {
        const file = path.resolve(settings.cwd, target);
        const kind = kindOf(target === '' ? '' : file);
        if (kind === 'missing')
            patterns.push(target);
        else if (kind === 'file')
            addNamedFile(file, search, { ...settings, isTracked });
        else if (kind === 'folder')
            addFolder(file, search, settings);
        else
            search.problems.push(`Cannot read ${target}: ${kind}`);
    }
    if (patterns.length > 0)
        await addMatches(patterns, search, settings);
    return search;
}
/**
 * Adds the files and folders of a list of names to a search. Every name is literal: none is a pattern. A name that does not
 * exist is a problem of the search.
 */
export function addListed(names, search, settings) {
    const isTracked = createTrackedLookup();
    for (const name of names) {
        const file = path.resolve(settings.cwd, name);
        const kind = kindOf(file);
        if (kind === 'file')
            addNamedFile(file, search, { ...settings, isTracked });
        else if (kind === 'folder')
            addFolder(file, search, settings);
        else if (kind !== 'missing')
            search.problems.push(`Cannot read ${name}: ${kind}`);
        else if (!settings.mayMatchNothing)
            search.problems.push(`No such file or folder: ${name}${remedyOf(name)}`);
    }
}
/** Why a name of a list is missing where git made it: it quotes names that are not ASCII, and lists deleted files. */
function remedyOf(name) {
    return /^".*"$/.test(name) ? ' (git quotes such names; git diff -z and -0 keep them as they are)' : ' (git diff --diff-filter=d lists no deleted files)';
}
function kindOf(file) {
    try {
        if (file === '' || fs.lstatSync(systemPath(file), { throwIfNoEntry: false }) === undefined)
            return 'missing';
        const stats = fs.statSync(systemPath(file));
        if (stats.isFile())
            return 'file';
        if (stats.isDirectory())
            return 'folder';
        // Reading a pipe or a device may never end.
        const device = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';
        return `it is ${device}, not a file. To check what it gives, use: mojilint - < FILE`;
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        if (code === 'ENOTDIR' || code === 'ENAMETOOLONG')
            return 'missing';
        return code === 'ENOENT' ? 'the symbolic link leads nowhere.' : `${ioMessageOf(error)}.`;
    }
}
function addNamedFile(file, search, settings) {
    const source = whatSkipsNamed(file, settings);
    if (source === undefined)
        addFile({ path: file, folder: path.dirname(file), isNamed: true }, search, settings);
    else
        tally(search.skippedNamed, source);
}
function addFolder(folder, search, settings) {
    const source = whatSkips({ path: folder, isFolder: true }, settings);
    if (source === undefined) {
        search.folders.push(folder);
        walk(folder, settings.ignoring.chainAbove(folder), { search, settings });
    }
    else
        tally(search.skippedNamed, source);
}
/** What keeps a named file or folder from being checked, in words for the user. */
export function whatSkips(target, { cwd, ignoring, isIgnoring }) {
    if (!isIgnoring)
        return undefined;
    // Only below the working directory: where the user stands may be called as it likes.
    const skipped = path.relative(cwd, target.path).split(path.sep).find((name) => name === '.git' || name === 'node_modules');
    if (skipped !== undefined)
        return `inside ${skipped}`;
    const source = ignoring.ignoredOnTheWayTo(target);
    return source === undefined ? undefined : `ignored by ${source}`;
}
/** What keeps a file that is named from being checked; what git tracks is checked although `.gitignore` names it. */
export function whatSkipsNamed(file, settings) {
    const source = whatSkips({ path: file, isFolder: false }, settings);
    return source === 'ignored by .gitignore' && settings.isTracked(file) ? undefined : source;
}
async function addMatches(patterns, search, settings) {
    const { matchesOf } = await import('./patterns.js');
    for (const { pattern, files } of await matchesOf(patterns, settings.cwd)) {
        if (files.length === 0 && !settings.mayMatchNothing) {
            search.problems.push(/[*?[\]{}()!]/.test(pattern) ? `No file matches the pattern ${pattern}` : `No such file or folder: ${pattern}`);
        }
        for (const file of files) {
            const source = settings.ignoring.ignoredOnTheWayTo({ path: file, isFolder: false });
            if (source !== undefined)
                tally(search.skipped, `ignored by ${source}`);
            else if (!search.files.has(file))
                addFile({ path: file, folder: path.dirname(file), isNamed: false }, search, settings);
        }
    }
}
