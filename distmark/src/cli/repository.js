import fs from 'node:fs';
import path from 'node:path';
import { systemPath } from './files/path-bytes.js';
/** Finds the top of the git repository that holds a folder (absolute paths); the folder itself where there is none. */
export function repositoryTop(folder) {
    for (let top = folder;; top = path.dirname(top)) {
        // A worktree and a submodule have a file of that name.
        if (fs.existsSync(systemPath(path.join(top, '.git'))))
            return top;
        if (path.dirname(top) === top)
            return folder;
    }
}
