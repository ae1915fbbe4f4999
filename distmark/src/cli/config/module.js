var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { systemPath } from '../files/path-bytes.js';
import { messageOf } from '../user-error.js';
import { SyntaxFault } from './position.js';
/**
 * Runs a JavaScript module and takes its default export. Throws `SyntaxFault` when the module fails or exports none; its
 * message then shows `example` for what is expected.
 */
export async function loadModule(file, example) {
    if (systemPath(file) !== file)
        throw new SyntaxFault('A part of its path is not UTF-8, and Node runs no module there: rename it, or write the configuration as .mojilintrc.json.', undefined);
    const { href } = pathToFileURL(file);
    let exported;
    try {
        exported = await import(__rewriteRelativeImportExtension(href));
    }
    catch (error) {
        throw new SyntaxFault(`The module fails: ${messageOf(error)}.`, error instanceof SyntaxError ? syntaxPlace(file) : thrownAt(error, href), { cause: error });
    }
    if (!Object.hasOwn(exported, 'default'))
        throw new SyntaxFault(`The module has no default export, expected ${example}.`, undefined);
    return { value: exported['default'], locate: () => undefined };
}
/** Node keeps the place of a syntax error to itself until it prints it, so it is asked to print: place, line, caret. */
function syntaxPlace(file) {
    const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    const [first = '', , caret = ''] = stderr.split('\n');
    const line = first.startsWith(file) || first.startsWith(pathToFileURL(file).href) ? /:(\d+)$/.exec(first)?.[1] : undefined;
    return line === undefined ? undefined : { line: Number(line), column: caret.indexOf('^') + 1 || 1 };
}
function thrownAt(error, href) {
    const stack = error instanceof Error ? error.stack ?? '' : '';
    const at = stack.indexOf(`${href}:`);
    const [, line, column] = at === -1 ? [] : /^:(\d+):(\d+)/.exec(stack.slice(at + href.length)) ?? [];
    return line === undefined || column === undefined ? undefined : { line: Number(line), column: Number(column) };
}
