import fs from 'node:fs';
import path from 'node:path';
import { isObject, showValue } from '../../lint/config-error.js';
import { configFault } from '../config/config-file.js';
import { SyntaxFault } from '../config/position.js';
import { replaceFile } from '../files/atomic-write.js';
import { systemPath } from '../files/path-bytes.js';
import { asciiJson } from '../reporters/ascii-json.js';
import { ioMessageOf, UserError } from '../user-error.js';
/** Most bytes of the file: 100,000 lines that are damaged from end to end take about so many. */
const mostBytes = 64 * 1024 * 1024;
/**
 * Reads a list of suppressions. Rejects with `UserError`, with line and column, when it is no such list, and when it cannot be
 * read, is no regular file or is too large.
 */
export async function readSuppressions(file, shown) {
    const bytes = readBytes(file, shown);
    if (bytes === undefined)
        return { path: file, shown, bytes, suppressions: new Map() };
    const text = bytes.toString().replace(/^\ufeff/, '');
    const { parseJsonc } = await import('../config/jsonc.js');
    try {
        const value = parseStrictly(text, () => parseJsonc(text));
        const fault = faultOf(value);
        if (fault !== undefined)
            throw new SyntaxFault(fault.message, parseJsonc(text).locate(fault.keyPath, fault.at));
        // Two keys of one name, as a merge of two branches may leave them: the second would win without a word.
        parseJsonc(text);
        return { path: file, shown, bytes, suppressions: mapsOf(value) };
    }
    catch (error) {
        // The parser that tells places runs out of stack where a hostile file nests deeply.
        const fault = error instanceof SyntaxFault ? error : new SyntaxFault('It nests too deeply.', undefined);
        if (!(error instanceof SyntaxFault) && !(error instanceof RangeError))
            throw error;
        throw configFault({ file: shown, locate: () => fault.place }, `${fault.message} Restore the file, or delete it and write it again with --suppress-all.`, error);
    }
}
/** Writes a list of suppressions, sorted and in ASCII. Throws `UserError`, and system errors, when it cannot; then the old one is still there. */
export function writeSuppressions({ path: file, bytes, suppressions }) {
    const after = Buffer.from(`${asciiJson(sortedObject(suppressions), 2)}\n`);
    if (bytes !== undefined)
        return replaceFile(file, { before: bytes, after, cwd: path.dirname(file) });
    fs.mkdirSync(systemPath(path.dirname(file)), { recursive: true });
    fs.writeFileSync(systemPath(file), after, { flag: 'wx' });
}
function readBytes(file, shown) {
    try {
        const stats = fs.statSync(systemPath(file), { throwIfNoEntry: false });
        if (stats === undefined)
            return undefined;
        // Reading a pipe or a device may never end.
        if (!stats.isFile())
            throw new UserError(`Cannot read the suppressions ${shown}: it is not a regular file.`);
        if (stats.size > mostBytes)
            throw new UserError(`Cannot read the suppressions ${shown}: it is larger than 64 MiB. Suppress less: repair what --fix can, ignore files that are damaged on purpose.`);
        return fs.readFileSync(systemPath(file));
    }
    catch (error) {
        if (error instanceof UserError)
            throw error;
        throw new UserError(`Cannot read the suppressions ${shown}: ${ioMessageOf(error)}.`, { cause: error });
    }
}
function parseStrictly(text, tellFault) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        tellFault();
        throw new SyntaxFault('Not well-formed JSON: comments and trailing commas are not allowed, since they would be lost when the file is written.', undefined, { cause: error });
    }
}
function faultOf(value) {
    if (!isObject(value))
        return unexpected(value, 'an object of paths, such as {"docs/a.md": {"no-mojibake": {"text": 1}}}', []);
    for (const [file, rules] of Object.entries(value)) {
        if (!isObject(rules))
            return unexpected(rules, 'an object of rule ids', [file]);
        for (const [rule, texts] of Object.entries(rules)) {
            if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(rule))
                return { ...unexpected(rule, 'the id of a rule', [file, rule]), at: 'key' };
            if (!isObject(texts))
                return unexpected(texts, 'an object of texts and how often each is suppressed', [file, rule]);
            for (const [text, count] of Object.entries(texts)) {
                if (!Number.isSafeInteger(count) || Number(count) < 1)
                    return unexpected(count, 'a whole number from 1', [file, rule, text]);
            }
        }
    }
    return undefined;
}
function unexpected(value, expected, keyPath) {
    return { message: `Unexpected ${showValue(value)}, expected ${expected}.`, keyPath, at: 'value' };
}
/** Maps, since an object would take some keys for its own. */
function mapsOf(value) {
    const files = value;
    return new Map(Object.entries(files).map(([file, rules]) => [file, new Map(Object.entries(rules).map(([rule, texts]) => [rule, new Map(Object.entries(texts))]))]));
}
/** An object of maps within maps, with sorted keys; what holds nothing is left out. */
function sortedObject(map) {
    const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, value instanceof Map ? sortedObject(value) : value]);
    return Object.fromEntries(entries.filter(([, value]) => !isObject(value) || Object.keys(value).length > 0));
}
