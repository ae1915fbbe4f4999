import fs from 'node:fs';
import path from 'node:path';
import { systemPath } from '../files/path-bytes.js';
/**
 * Reads the value of `--explain`: `-`, an existing file with a line number behind its last colon, or else a text. A file whose
 * name itself ends in a colon and a number is taken for the file.
 */
export function readExplainTarget(value, cwd) {
    if (value === '-')
        return { kind: 'stdin' };
    if (isFile(value, cwd))
        return { kind: 'file', file: value, lineNumber: undefined };
    const [, file, line] = /^(.+):(\d{1,15})$/s.exec(value) ?? [];
    if (file === undefined)
        return { kind: 'text', text: value, isLikeFile: false };
    return isFile(file, cwd) ? { kind: 'file', file, lineNumber: Number(line) } : { kind: 'text', text: value, isLikeFile: /^\S*[./]\S*$/.test(file) };
}
function isFile(name, cwd) {
    try {
        return fs.statSync(systemPath(path.resolve(cwd, name)), { throwIfNoEntry: false })?.isFile() === true;
    }
    catch {
        // No name of a file: too long, or below one that is no folder. A text of the command line may be anything.
        return false;
    }
}
