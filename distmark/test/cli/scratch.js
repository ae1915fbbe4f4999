import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
const folders = [];
process.on('exit', () => {
    for (const folder of folders)
        fs.rmSync(folder, { recursive: true, force: true });
});
/** Makes a folder of its own with these files (paths with slashes) and gives its real path; it goes when the tests end. */
export function scratch(files = {}) {
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mojilint-test-')));
    folders.push(folder);
    for (const [name, content] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.writeFileSync(path.join(folder, name), content);
    }
    return folder;
}
