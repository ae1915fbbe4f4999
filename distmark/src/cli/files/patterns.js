import { globby } from 'globby';
import path from 'node:path';
import { UserError } from '../user-error.js';
import { withAnyCase } from './any-case.js';
import { folderEntries } from './folder-entries.js';
/**
 * Finds the files that each pattern matches in `cwd`; patterns that begin with `!` take away from all others.
 *
 * Symbolic links are not followed, `.git` and `node_modules` are not entered, and the case of extensions does not
 * matter. Throws `UserError` when there are only patterns that take away.
 */
export async function matchesOf(patterns, cwd) {
    const without = patterns.filter((pattern) => pattern.startsWith('!'));
    const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
    const alone = without[0];
    if (wanted.length === 0 && alone !== undefined) {
        throw new UserError(`The pattern ${alone} takes away from other patterns, and there are none. To leave files out of folders use --ignore-pattern '${alone.slice(1)}'.`);
    }
    const options = {
        cwd, dot: true, followSymbolicLinks: false, expandNegationOnlyPatterns: false, absolute: true, suppressErrors: true,
        ignore: ['**/node_modules/**', '**/.git/**'],
        // Of its two forms only the one with options is called.
        fs: { readdir: listFolder }
    };
    return Promise.all(wanted.map(async (pattern) => {
        if (pattern === '')
            return { pattern, files: [] };
        const files = await globby([pattern, ...without].map(withAnyCase), options);
        return { pattern, files: files.map((file) => path.normalize(file)) };
    }));
}
/** Names that are not UTF-8 keep their bytes, else their files could not be read and their folders not be entered. */
function listFolder(folder, _options, done) {
    let entries = [];
    let fault = null;
    try {
        entries = folderEntries(folder);
    }
    catch (error) {
        fault = error;
    }
    // A callback that is called at once would go as deep as the folders are many.
    setImmediate(done, fault, entries);
}
