import { parseArgs } from 'node:util';
import { nearestName } from '../lint/nearest-name.js';
import { optionSpecs } from './options.js';
import { UserError } from './user-error.js';
/**
 * Reads the words of a command line by the table of options.
 *
 * Throws `UserError` for an option that does not exist, a value that is missing, not wanted or not allowed, and
 * options that contradict each other.
 */
export function readCommandLine(words) {
    const { tokens } = parseArgs({ args: [...words], options: parserOptions, allowPositionals: true, strict: false, tokens: true });
    const values = new Map();
    const targets = [];
    let afterDashes = false;
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            afterDashes = true;
        else if (token.kind === 'positional') {
            if (token.value === '-' && !afterDashes)
                values.set('stdin', true);
            else
                targets.push(token.value);
        }
        else {
            const spec = specs.get(token.name);
            if (spec === undefined)
                throw unknownOption(token.rawName);
            const value = readValue(spec, token);
            if (spec.multiple === true && typeof value === 'string') {
                const given = values.get(token.name);
                values.set(token.name, [...(Array.isArray(given) ? given : []), value]);
            }
            else
                values.set(token.name, value);
            // The last one of a pair of opposites wins.
            if (token.name === 'color')
                values.delete('no-color');
            if (token.name === 'no-color')
                values.delete('color');
        }
    }
    const options = Object.fromEntries(values);
    refuseContradictions(options, targets);
    return { options, targets };
}
const specs = new Map(Object.entries(optionSpecs));
const parserOptions = Object.fromEntries([...specs].map(([name, spec]) => [name, {
        type: spec.type === 'flag' ? 'boolean' : 'string',
        ...(spec.short === undefined ? {} : { short: spec.short })
    }]));
function readValue(spec, { rawName, value, inlineValue }) {
    if (spec.type === 'flag') {
        if (value !== undefined)
            throw new UserError(`The option ${rawName} takes no value, but "${value}" is given.`);
        return true;
    }
    // `--config --fix`: the next option is not the value. Patterns and numbers that begin so are written with `=`.
    const isMissing = value === undefined || (inlineValue !== true && value.startsWith('-') && value !== '-');
    if (isMissing)
        throw new UserError(`The option ${rawName} needs a value: ${rawName}=${spec.value ?? 'VALUE'}.`);
    if (spec.type === 'count') {
        if (!/^\d{1,15}$/.test(value))
            throw new UserError(`Unexpected value "${value}" of ${rawName}, expected a whole number from 0.`);
        return Number(value);
    }
    if (value === '')
        throw new UserError(`The option ${rawName} needs a value that is not empty.`);
    return value;
}
function unknownOption(rawName) {
    const names = [...specs.keys()];
    const nearest = nearestName(rawName.replace(/^-+/, ''), names);
    const isLong = rawName.startsWith('--');
    const remedy = isLong && nearest !== undefined ? `Did you mean --${nearest}?` : 'See mojilint --help.';
    return new UserError(`Unknown option ${rawName}. ${remedy}`);
}
/** The first of each list excludes the others, which would do nothing beside it. */
const exclusions = [
    [
        'lsp', 'explain', 'print-config', 'show-files', 'init', 'list-rules', 'stdin', 'files-from', 'shard', 'content-type', 'fix', 'diff', 'format', 'output-file',
        'quiet', 'verbose', 'max-warnings', 'exit-zero', 'suppress-all', 'suppress-rule', 'prune-suppressions', 'pass-on-unpruned-suppressions'
    ],
    ['stdin', 'files-from', 'shard', 'show-files', 'init'],
    ['print-config', 'init', 'show-files', 'files-from', 'stdin', 'shard', 'fix', 'diff', 'format', 'output-file'],
    ['show-files', 'init', 'fix', 'diff', 'format', 'output-file'],
    ['init', 'fix', 'diff', 'format', 'output-file', 'config', 'rule']
];
function refuseContradictions(options, targets) {
    for (const [first, ...others] of exclusions) {
        const other = options[first] === undefined ? undefined : others.find((name) => options[name] !== undefined);
        if (other !== undefined)
            throw new UserError(`The options --${first} and --${other} exclude each other.`);
    }
    if (options['print-config'] !== undefined && targets.length > 0) {
        throw new UserError(`The option --print-config takes one file, and "${targets[0] ?? ''}" is one more.`);
    }
    if (options.lsp && targets.length > 0) {
        throw new UserError(`The option --lsp checks what the editor opens and takes no paths, but "${targets[0] ?? ''}" is given.`);
    }
    if (options.null && options['files-from'] === undefined && !options['show-files']) {
        throw new UserError('The option -0 does nothing without --files-from or --show-files.');
    }
    if (options.stdin && targets.length > 0) {
        throw new UserError(`Standard input is one document and takes no further paths, but "${targets[0] ?? ''}" is given. Name the document with --stdin-filename.`);
    }
    if (options['stdin-filename'] !== undefined && !options.stdin && options.explain === undefined) {
        throw new UserError('The option --stdin-filename names the document of --stdin, which is missing.');
    }
    if (options['unsafe-fixes'] && !options.fix && !options.diff) {
        throw new UserError('The option --unsafe-fixes does nothing without --fix or --diff.');
    }
    if (options['exit-non-zero-on-fix'] && !options.fix) {
        throw new UserError('The option --exit-non-zero-on-fix does nothing without --fix.');
    }
    refuseSuppressing(options);
    if (options['no-inline-config'] && options['report-unused-disable-directives']) {
        throw new UserError('The option --report-unused-disable-directives does nothing with --no-inline-config.');
    }
    if (options.diff && options.format !== undefined) {
        throw new UserError(`The option --diff prints a diff and no report: leave out --format ${options.format.join(', ')}.`);
    }
    if (options.diff && options['output-file'] !== undefined) {
        throw new UserError(`The option --diff prints to standard output: write > ${options['output-file']} instead of --output-file.`);
    }
}
/** Suppressions are of files as they are, and one run either adds to them or takes away. */
function refuseSuppressing(options) {
    const [given, other] = ['suppress-all', 'suppress-rule', 'prune-suppressions', 'stdin', 'diff'].filter((name) => options[name] !== undefined);
    if (given === undefined || other === undefined || given === 'stdin')
        return;
    throw new UserError(`The options --${given} and --${other} exclude each other.`);
}
