import fs from 'node:fs';
import path from 'node:path';
import { systemPath } from '../files/path-bytes.js';
import { editorConfigMatcher } from './editor-config-glob.js';
/**
 * Reads the charsets of an `.editorconfig`; lines that are none of its syntax are passed over, as editors do.
 * Source: https://spec.editorconfig.org/.
 */
export function parseEditorConfig(text, folder) {
    const charsets = [];
    let isRoot = false;
    let matches;
    for (const line of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
        const section = /^\s*\[(.+)\]\s*$/.exec(line)?.[1];
        const [, key = '', value = ''] = /^\s*([^#;=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        if (section !== undefined)
            matches = editorConfigMatcher(section);
        else if (matches === undefined)
            isRoot ||= key.toLowerCase() === 'root' && value.toLowerCase() === 'true';
        else if (key.toLowerCase() === 'charset' && value !== '')
            charsets.push({ matches, charset: value.toLowerCase() });
    }
    return { folder, isRoot, charsets };
}
/** Gives the charset that a file (an absolute path) has by the files that hold for it, the nearest first. */
export function charsetOf(file, chain) {
    for (const { folder, charsets } of chain) {
        const relative = path.relative(folder, file).replaceAll(path.sep, '/');
        const found = charsets.findLast(({ matches }) => matches(relative));
        if (found !== undefined)
            return found.charset === 'unset' ? undefined : found.charset;
    }
    return undefined;
}
/** Reads the `.editorconfig` of a folder; undefined when it cannot be read, which concerns the editors that want it. */
export function readEditorConfig(folder) {
    try {
        return parseEditorConfig(fs.readFileSync(systemPath(path.join(folder, '.editorconfig')), 'utf8'), folder);
    }
    catch {
        return undefined;
    }
}
