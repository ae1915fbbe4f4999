import path from 'node:path';
import { pathOfUri } from './document-path.js';
import { homeOf, openFolder } from './folder.js';
/** Keeps what was read of folders. `cwd` (absolute) stands in for a folder where none is open. */
export function createFolders(source, cwd) {
    let paths = [];
    const opened = new Map();
    return {
        change(added, removed) {
            const gone = removed.map(pathOfUri);
            const come = added.map(pathOfUri).filter((folder) => folder !== undefined);
            paths = [...new Set([...paths.filter((folder) => !gone.includes(folder)), ...come])];
            opened.clear();
        },
        of(file) {
            const folder = file === undefined ? paths[0] ?? cwd : homeOf(file, paths);
            const known = opened.get(folder) ?? openFolder(path.resolve(folder), source);
            opened.set(folder, known);
            return known;
        },
        forget: () => opened.clear()
    };
}
