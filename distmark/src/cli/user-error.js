/** Says what the user can mend: it is shown without a stack, and the run ends with exit code 2. */
export class UserError extends Error {
    constructor(message, options) {
        super(message, options);
        this.name = 'UserError';
    }
}
/** The words of an error for the user, whatever was thrown. */
export function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What went wrong with a file or folder, in words where the system only has a code. */
export function ioMessageOf(error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return ioMessages.get(code) ?? messageOf(error);
}
const ioMessages = new Map([
    ['EACCES', 'permission denied'],
    ['EPERM', 'not permitted'],
    ['ENOENT', 'no such file or folder'],
    ['ENOSPC', 'no space left on the device'],
    ['EROFS', 'the file system is read-only'],
    ['EISDIR', 'it is a folder'],
    ['ENOTDIR', 'a part of the path is not a folder'],
    ['ELOOP', 'symbolic links go round in circles'],
    ['EMFILE', 'too many files are open'],
    ['EIO', 'the device failed'],
    ['ERR_FS_FILE_TOO_LARGE', 'it is larger than 2 GiB']
]);
