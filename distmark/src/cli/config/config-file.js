import fs from 'node:fs';
import path from 'node:path';
import { firstFault } from '../../encoding/utf8.js';
import { isObject } from '../../lint/config-error.js';
import { systemPath } from '../files/path-bytes.js';
import { ioMessageOf, UserError } from '../user-error.js';
import { placeAt, SyntaxFault } from './position.js';
/**
 * Reads a configuration file by its name: JavaScript, JSON with comments, YAML, or the key `mojilint` of a
 * `package.json`.
 *
 * Gives undefined for a `package.json` without that key. Throws `UserError` with file, line and column when the file
 * cannot be read or is not well-formed. A JavaScript module is run, unless `runsCode` forbids it: then it is a fault.
 */
export async function loadConfig(file, { runsCode }) {
    try {
        const parsed = await parse(file, runsCode);
        return parsed === undefined ? undefined : { file, ...parsed };
    }
    catch (error) {
        // Of parsers that call themselves for each level.
        if (error instanceof RangeError)
            throw new UserError(`${file}: It is nested too deeply.`, { cause: error });
        if (!(error instanceof SyntaxFault))
            throw error;
        throw configFault({ file, locate: () => error.place }, error.message, error);
    }
}
/** Words a fault of a configuration file: file, line and column before it. */
export function configFault({ file, locate }, message, cause) {
    const place = locate();
    return new UserError(`${file}${place === undefined ? '' : `:${place.line}:${place.column}`}: ${message}`, { cause });
}
async function parse(file, runsCode) {
    const name = path.basename(file);
    const extension = path.extname(name === '.mojilintrc' ? '' : name);
    const text = read(file);
    if (/^\.[cm]?js$/.test(extension)) {
        if (!runsCode)
            throw new UserError(`${file}: This configuration is code, and no code of this folder is run unless it is trusted: set \`"trusted": true\` in the editor's initializationOptions, or write it as .mojilintrc.json.`);
        return (await import('./module.js')).loadModule(file, 'export default {rules: {}}');
    }
    if (name === 'package.json')
        return parsePackage(text);
    // YAML reads JSON as well, but not its comments.
    if (/^\.ya?ml$/.test(extension) || (extension === '' && !/^\s*[{/]/.test(text)))
        return (await import('./yaml.js')).parseYaml(text);
    if (extension === '' || /^\.(?:jsonc?|mojilintrc)$/.test(extension))
        return (await import('./jsonc.js')).parseJsonc(text);
    throw new UserError(`${file}: Unknown kind of configuration file, expected .js, .mjs, .json, .jsonc, .yaml or .yml.`);
}
async function parsePackage(text) {
    // Most have no such key and need no parser.
    if (!text.includes('"mojilint"'))
        return undefined;
    const { parseJsonc } = await import('./jsonc.js');
    const { value, locate } = parseJsonc(text);
    if (!isObject(value) || !Object.hasOwn(value, 'mojilint'))
        return undefined;
    return { value: value['mojilint'], locate: (keyPath, at) => locate(['mojilint', ...keyPath], at) };
}
function read(file) {
    try {
        const stats = fs.statSync(systemPath(file));
        // Reading a pipe or a device may never end.
        if (!stats.isFile() && !stats.isDirectory())
            throw new UserError(`Cannot read the configuration ${file}: it is not a regular file. Copy it into one.`);
        return decode(fs.readFileSync(systemPath(file)));
    }
    catch (error) {
        if (error instanceof UserError || error instanceof SyntaxFault)
            throw error;
        throw new UserError(`Cannot read the configuration ${file}: ${ioMessageOf(error)}.`, { cause: error });
    }
}
/** Bytes that a decoder would replace could stand in a setting, which then would never match. */
function decode(bytes) {
    const fault = firstFault(bytes);
    if (fault === undefined)
        return new TextDecoder().decode(bytes);
    const before = new TextDecoder().decode(bytes.subarray(0, fault.byteOffset));
    throw new SyntaxFault('The configuration is not UTF-8 from here on: save it as UTF-8.', placeAt(before, before.length));
}
