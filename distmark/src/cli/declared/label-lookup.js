import fs from 'node:fs';
import path from 'node:path';
import { systemPath } from '../files/path-bytes.js';
/** The files of a repository that declare encodings. */
export const declaringNames = ['.editorconfig', '.gitattributes'];
/**
 * Makes the lookup for `files`. `listed` has the names, among `declaringNames`, in folders that were listed
 * already; others are looked at once each. What reads these files is loaded when there is one.
 */
export async function createLabelLookup(files, listed) {
    const names = namesOnTheWay(files, listed);
    if ([...names.values()].every((found) => found.length === 0))
        return () => [];
    const { readLabels } = await import('./repository-labels.js');
    return readLabels(files.map(({ path: file }) => file), names);
}
/** The names of declaring files in the folders of `files` and in all folders above them. */
function namesOnTheWay(files, listed) {
    const names = new Map();
    for (const file of files) {
        for (let folder = file.folder; !names.has(folder); folder = path.dirname(folder)) {
            names.set(folder, listed.get(folder) ?? declaringNames.filter((name) => fs.existsSync(systemPath(path.join(folder, name)))));
        }
    }
    return names;
}
