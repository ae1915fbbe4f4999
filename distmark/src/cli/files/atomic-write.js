import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.js';
import { folderEntries } from './folder-entries.js';
import { pathOfBytes, systemPath } from './path-bytes.js';
import { uninterrupted } from './uninterrupted.js';
/**
 * Puts new bytes in the place of a file, so that whatever happens it holds the old bytes or the new ones.
 *
 * The bytes go to a temporary file beside it, to the disk, and take its name; mode and owner are kept. Signals that
 * interrupt the process do so before or afterwards, so that no temporary file is left. Throws `UserError` when the file
 * changed since it was read, has several hard links (a rename would part them), may not be written, or is a symbolic link
 * that leads out of `cwd`; system errors as they are.
 */
export function replaceFile(file, replacement) {
    const target = targetOf(file, replacement.cwd);
    // The run has looked for leftovers beside the link.
    if (target !== file)
        removeLeftovers(path.dirname(target));
    uninterrupted(() => replaceTarget(target, replacement));
}
/**
 * Removes the temporary files that runs which died have left in a folder. Files of running processes stay; never
 * throws for a folder or file that cannot be read or removed.
 */
export function removeLeftovers(folder) {
    let names;
    try {
        names = folderEntries(folder).map((entry) => entry.name);
    }
    catch {
        return;
    }
    for (const name of names) {
        const processId = /^\..+\.mojilint-(\d{1,10})\.tmp$/.exec(name)?.[1];
        if (processId !== undefined && !isRunning(Number(processId))) {
            try {
                fs.rmSync(systemPath(path.join(folder, name)), { force: true });
            }
            catch {
                // It stays for the next run, which may be allowed to.
            }
        }
    }
}
function replaceTarget(target, replacement) {
    const stats = fs.statSync(systemPath(target));
    if (stats.nlink > 1 && !stats.isDirectory())
        throw new UserError(`it has ${stats.nlink} hard links, and writing would part them. Fix a copy, or remove the others first`);
    fs.accessSync(systemPath(target), fs.constants.W_OK);
    const temporary = temporaryName(target, process.pid);
    try {
        writeThrough(temporary, replacement.after, stats);
        if (!fs.readFileSync(systemPath(target)).equals(replacement.before)) {
            throw new UserError('it changed on the disk since it was read. Run again');
        }
        fs.renameSync(systemPath(temporary), systemPath(target));
    }
    catch (error) {
        fs.rmSync(systemPath(temporary), { force: true });
        throw error;
    }
    flushFolder(path.dirname(target));
}
function temporaryName(file, processId) {
    return path.join(path.dirname(file), `.${path.basename(file)}.mojilint-${processId}.tmp`);
}
function targetOf(file, cwd) {
    if (!fs.lstatSync(systemPath(file)).isSymbolicLink())
        return file;
    const target = realPath(file);
    const home = realPath(cwd);
    if (target.startsWith(home.endsWith(path.sep) ? home : home + path.sep))
        return target;
    throw new UserError(`it is a symbolic link to ${target}, outside of the working folder. Name that file, from its own folder`);
}
function realPath(file) {
    return pathOfBytes(fs.realpathSync(systemPath(file), { encoding: 'buffer' }));
}
function writeThrough(temporary, bytes, like) {
    // No process but this one has our number: a file of that name was left by one that died.
    fs.rmSync(systemPath(temporary), { force: true });
    const descriptor = fs.openSync(systemPath(temporary), 'wx', 0o600);
    try {
        for (let written = 0; written < bytes.length;)
            written += fs.writeSync(descriptor, bytes, written);
        keepOwner(descriptor, like);
        // After the owner, whose change takes the set-user-id bits away.
        fs.fchmodSync(descriptor, like.mode & 0o7777);
        fs.fsyncSync(descriptor);
    }
    finally {
        fs.closeSync(descriptor);
    }
}
function keepOwner(descriptor, like) {
    const own = fs.fstatSync(descriptor);
    if (own.uid === like.uid && own.gid === like.gid)
        return;
    try {
        fs.fchownSync(descriptor, like.uid, like.gid);
    }
    catch (error) {
        throw new UserError('it belongs to somebody else, and the owner could not be kept. Run as its owner', { cause: error });
    }
}
function flushFolder(folder) {
    // Windows opens no folders.
    if (process.platform === 'win32')
        return;
    try {
        const descriptor = fs.openSync(systemPath(folder), 'r');
        try {
            fs.fsyncSync(descriptor);
        }
        finally {
            fs.closeSync(descriptor);
        }
    }
    catch {
        // The file has its new bytes; a folder that cannot be flushed, as on some network file systems, takes nothing back.
    }
}
function isRunning(processId) {
    try {
        process.kill(processId, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
