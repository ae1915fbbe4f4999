import path from 'node:path';
import { configFileNames } from '../config/config-names.js';
import { declaringNames } from '../declared/label-lookup.js';
import { ioMessageOf } from '../user-error.js';
import { folderEntries } from './folder-entries.js';
import { tally } from './search.js';
import { isTextFormat } from './text-format.js';
/**
 * Adds all files of text formats below `folder` to the search, and what was left out.
 *
 * `above` holds the ignore rules of the folder's parents. Ignored folders, `.git` and `node_modules` are not entered,
 * symbolic links are not followed. A folder that cannot be listed is a problem of the search, and the walk goes on.
 */
export function walk(folder, above, { search, settings }) {
    let entries;
    try {
        entries = folderEntries(folder);
    }
    catch (error) {
        search.problems.push(`Cannot list the folder ${folder}: ${ioMessageOf(error)}.`);
        return;
    }
    const names = new Set();
    for (const entry of entries)
        if (!entry.isDirectory() && (entry.name.startsWith('.') || configFileNames.includes(entry.name)))
            names.add(entry.name);
    search.configNames.set(folder, configFileNames.filter((name) => names.has(name)));
    search.declaringNames.set(folder, declaringNames.filter((name) => names.has(name)));
    const chain = settings.ignoring.extendChain(above, folder, names);
    // Folders come as absolute paths, and names of entries hold no separators.
    const start = folder.endsWith(path.sep) ? folder : folder + path.sep;
    for (const entry of entries) {
        const target = { path: start + entry.name, isFolder: entry.isDirectory() };
        if (target.isFolder) {
            if (entry.name === '.git' || entry.name === 'node_modules')
                continue;
            const source = settings.ignoring.ignoredBy(target, chain);
            if (source === undefined)
                walk(target.path, chain, { search, settings });
            else
                tally(search.skipped, `folders ignored by ${source}`);
        }
        else if (!entry.isFile()) {
            tally(search.skipped, entry.isSymbolicLink() ? 'symbolic links' : 'neither files nor folders');
        }
        else if (!isTextFormat(entry.name, settings.extensions)) {
            tally(search.skipped, 'not in a text format (--ext adds extensions)');
        }
        else {
            const source = settings.ignoring.ignoredBy(target, chain);
            if (source !== undefined)
                tally(search.skipped, `ignored by ${source}`);
            else if (!search.files.has(target.path))
                addFile({ path: target.path, folder, isNamed: false }, search, settings);
        }
    }
}
/** Adds a file to a search. */
export function addFile(file, search, { found }) {
    search.files.set(file.path, file);
    found?.(file.path);
}
