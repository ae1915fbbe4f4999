import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { misreadingTables } from './misreading.js';
import { questionNames } from './question.js';
/** A fault of the command line, in words for the user. */
export class UsageError extends Error {
}
/** What `--sample` takes of each file. */
const quick = { perLanguage: 30, rightPerLanguage: 60 };
/** Reads the command line. Throws `UsageError`. */
export function readSettings(args) {
    const options = parse(args);
    const corpora = path.resolve(options.corpora);
    if (!fs.existsSync(path.join(corpora, 'pack/SOURCES.tsv')))
        throw new UsageError(`${corpora} has no pack/SOURCES.tsv: name the folder of right text with --corpora DIR`);
    const perLanguage = Number(options['per-language']);
    if (!Number.isInteger(perLanguage) || perLanguage < 1)
        throw new UsageError(`--per-language ${options['per-language']} is no whole number above 0`);
    const tables = listOf(options.tables, misreadingTables, '--tables');
    const questions = listOf(options.only, questionNames, '--only');
    const modes = ['ablate', 'curve', 'peers', 'cost', 'detection'].filter((mode) => options[mode]);
    if (modes.length > 1)
        throw new UsageError(`--${modes.join(' and --')} are measures of their own: ask for one at a time`);
    const mode = modes[0] ?? 'measure';
    if (options.split && (mode === 'peers' || mode === 'cost'))
        throw new UsageError(`--${mode} measures the model as it is shipped: leave out --split`);
    const narrowed = ['only', 'floors', 'json'].find((name) => mode !== 'measure' && options[name] !== undefined && options[name] !== false);
    if (narrowed !== undefined)
        throw new UsageError(`--${mode} asks its own questions and gives tables: leave out --${narrowed}`);
    return {
        corpora,
        mode,
        questions,
        languages: options.languages === undefined ? [] : options.languages.split(','),
        sampling: { ...(options.sample ? quick : { perLanguage }), tables },
        split: options.split,
        floors: options.floors,
        json: options.json,
        write: options.write,
        measured: inWords(options)
    };
}
/** Options that change nothing of what is measured. */
const elsewhere = ['corpora', 'json', 'floors', 'write'];
function inWords(options) {
    const given = Object.entries(options).filter(([name, value]) => !elsewhere.includes(name) && value !== false);
    return given.map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`)).sort().join(' ');
}
function parse(args) {
    try {
        return parseArgs({
            args: [...args],
            options: {
                corpora: { type: 'string', default: path.join(import.meta.dirname, '../../../../shared/corpora') },
                'per-language': { type: 'string', default: '600' },
                only: { type: 'string' },
                languages: { type: 'string' },
                tables: { type: 'string' },
                json: { type: 'string' },
                sample: { type: 'boolean', default: false },
                split: { type: 'boolean', default: false },
                floors: { type: 'boolean', default: false },
                write: { type: 'boolean', default: false },
                ablate: { type: 'boolean', default: false },
                curve: { type: 'boolean', default: false },
                peers: { type: 'boolean', default: false },
                cost: { type: 'boolean', default: false },
                detection: { type: 'boolean', default: false }
            }
        }).values;
    }
    catch (error) {
        throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
    }
}
function listOf(written, known, option) {
    if (written === undefined)
        return known;
    const names = written.split(',');
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined)
        throw new UsageError(`${option} knows no "${unknown}": it takes ${known.join(', ')}`);
    return known.filter((name) => names.includes(name));
}
