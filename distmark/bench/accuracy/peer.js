var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../installed-packages.js';
/** The tools that are measured beside mojilint, at the versions that were last looked at. */
const peers = { ftfy: '@photostructure/ftfy@0.0.2', rumdl: 'rumdl@0.2.75' };
/** Installs the peers into a folder of the user's cache, outside this project, and gives it. Throws when npm fails. */
export function installPeers() {
    return installPackages('mojilint-accuracy', Object.values(peers));
}
/** Loads ftfy, which is handed each line for itself, as its own command does with files. It reports nothing. */
export async function loadFtfy(folder) {
    const entry = path.join(folder, 'node_modules/@photostructure/ftfy/dist/index.js');
    // Its careful function: it repairs encodings, and leaves quotation marks, widths and entities alone.
    const { fix_encoding: fixEncoding } = await import(__rewriteRelativeImportExtension(pathToFileURL(entry).href));
    return { isLinewise: true, fix: (_, text) => ({ after: text.split('\n').map((line) => fixEncoding(line)).join('\n'), findings: [] }) };
}
/** Loads rumdl's rule MD083, which reports and does not repair. Each line is handed to it as a paragraph of markdown, and none as code. */
export function loadRumdl(folder) {
    const program = rumdlProgram(folder);
    const args = ['check', '--stdin', '--no-cache', '--no-config', '--enable', 'MD083', '--output-format', 'json'];
    return Promise.resolve({
        isLinewise: true,
        fix(name, text) {
            const lines = text.split('\n');
            // It leaves code alone: text that is indented, in backticks or between fences, to the end of the file if need be.
            const input = lines.map((line) => line.replace(/^[\s~]+/, '').replaceAll('`', "'")).join('\n\n');
            const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
            if (error !== undefined)
                throw error;
            if (status !== 0 && status !== 1)
                throw new Error(`rumdl ends with ${status} on ${name}: ${stderr.slice(0, 500)}`);
            const found = JSON.parse(stdout);
            return { after: text, findings: found.map(({ line, rule, message }) => ({ level: 'warning', ruleId: rule, reason: message, line: (line + 1) / 2 })) };
        }
    });
}
/** The native program: the package's own command would start Node first, for each of thousands of files. */
function rumdlProgram(folder) {
    const platforms = path.join(folder, 'node_modules/@rumdl');
    const found = fs.readdirSync(platforms).flatMap((name) => ['rumdl', 'rumdl.exe', 'bin/rumdl', 'bin/rumdl.exe'].map((file) => path.join(platforms, name, file))).find((file) => fs.existsSync(file));
    if (found === undefined)
        throw new Error(`rumdl has no program for this platform in ${platforms}`);
    return found;
}
