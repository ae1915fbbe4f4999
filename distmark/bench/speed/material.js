import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
/** The folder of right text, and what makes trees of files from it. */
export const shared = path.join(import.meta.dirname, '../../../../shared');
const pack = path.join(shared, 'corpora/pack');
/** Makes a tree of so many files, of which a share holds one damaged line. */
export function makeTree(folder, { files, damaged = 0 }) {
    const maker = path.join(shared, 'tools/make-tree.mjs');
    const { status, stderr } = spawnSync(process.execPath, [maker, '--out', folder, '--files', String(files), '--damaged', String(damaged)], { encoding: 'utf8' });
    if (status !== 0)
        throw new Error(`${maker} exits with ${status}: ${stderr}`);
    return measureTree(folder);
}
/** Counts the files below a folder and their bytes. */
export function measureTree(folder) {
    let files = 0;
    let bytes = 0;
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile())
            continue;
        files++;
        bytes += fs.statSync(path.join(entry.parentPath, entry.name)).size;
    }
    return { folder, files, bytes };
}
/** Gives about `bytes` bytes of right text in a language of the pack (`fr`), cut at a line. */
export function textOf(language, bytes) {
    const lines = fs.readFileSync(path.join(pack, `${language}.txt`), 'utf8').split('\n').filter((line) => line.length > 20);
    return repeated(`${lines.join('\n')}\n`, bytes);
}
/** Repeats a text, which ends a line, until it has about `bytes` bytes in UTF-8. */
function repeated(text, bytes) {
    return text.repeat(Math.max(1, Math.round(bytes / Buffer.byteLength(text))));
}
/** Gives a text with its letters beyond ASCII made ASCII. */
export function asciiOf(text) {
    return text.replace(/[^\n\x20-\x7e]/g, 'e');
}
