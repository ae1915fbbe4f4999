import path from 'node:path';
import { didYouMean } from '../lint/nearest-name.js';
import { formats, isFormatName } from './reporters/formats.js';
import { UserError } from './user-error.js';
/**
 * Reads the reports that `--format` and `--output-file` ask for: `NAME` or `NAME:FILE`, where `--output-file` gives the
 * first one its file, and stylish is what nobody asked for.
 *
 * Throws `UserError` for an unknown format, a colon without a file, and for two reports that would go to the same place.
 */
export function reportTargets(options, cwd) {
    const wanted = (options.format ?? ['stylish']).map(readTarget);
    const [first, ...others] = wanted;
    const outputFile = options['output-file'];
    if (first === undefined || outputFile === undefined)
        return refuseSamePlace(wanted, cwd);
    if (first.file !== undefined)
        throw new UserError(`The first --format names the file ${first.file}, and --output-file names ${outputFile}: leave out one of them.`);
    return refuseSamePlace([{ ...first, file: outputFile }, ...others], cwd);
}
function readTarget(value) {
    const colon = value.indexOf(':');
    const name = colon < 0 ? value : value.slice(0, colon);
    if (!isFormatName(name)) {
        const names = Object.keys(formats);
        throw new UserError(`Unknown format "${name}" of --format.${didYouMean(name, names) || ` Known are ${names.join(', ')}.`}`);
    }
    if (colon === value.length - 1)
        throw new UserError(`The value "${value}" of --format names no file behind the colon: ${name}:FILE.`);
    return { format: name, file: colon < 0 ? undefined : value.slice(colon + 1) };
}
function refuseSamePlace(targets, cwd) {
    const places = new Map();
    for (const { format, file } of targets) {
        const place = file === undefined ? '' : path.resolve(cwd, file);
        const other = places.get(place);
        if (other !== undefined) {
            throw new UserError(`The formats ${other} and ${format} would both go to ${file ?? 'standard output'}: name a file for one of them, such as --format ${format}:FILE.`);
        }
        places.set(place, format);
    }
    return targets;
}
