import path from 'node:path';
/**
 * Gives the path of a file from the top of its repository, with slashes, as services know it; the absolute path of a file
 * outside, and undefined for standard input without a name.
 */
export function repositoryPath({ path: file, cwd }, root) {
    if (file === undefined)
        return undefined;
    const absolute = path.resolve(cwd, file);
    const relative = path.relative(root, absolute);
    const isInside = relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
    return (isInside ? relative : absolute).replaceAll(path.sep, '/');
}
