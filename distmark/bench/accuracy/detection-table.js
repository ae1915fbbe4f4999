import path from 'node:path';
import { halve } from '../../scripts/train/halves.js';
import { readRightLines } from '../../scripts/train/right-text.js';
import { ownProduct } from './build.js';
import { dictionaries, dictionaryFolder } from './dictionary.js';
import { loadDetector, otherDetectors } from './detector.js';
import { legacyFiles, legacyLengths } from './legacy-file.js';
import { percent, textTable } from './text-table.js';
const seed = 4;
const filesPerPair = 6;
/**
 * Asks all detectors about files in legacy encodings: pieces of the pack, and the dictionaries that are installed. With the
 * models of the halves, each half is read by the model that has not seen it.
 */
export async function detectionTable({ job: { corpora, languages }, workshop, models }) {
    const lines = readRightLines(path.join(corpora, 'pack')).filter(({ file }) => languages.length === 0 || languages.includes(file.slice(0, file.indexOf('.'))));
    const halves = models === undefined ? undefined : halve(lines);
    const sets = models === undefined || halves === undefined
        ? [{ files: legacyFiles(lines, { count: filesPerPair, seed }), own: await loadDetector(ownProduct) }]
        : [
            { files: legacyFiles(halves.heldOut, { count: filesPerPair / 2, seed }), own: await loadDetector(workshop.copy(models.seen)) },
            { files: legacyFiles(halves.seen, { count: filesPerPair / 2, seed }), own: await loadDetector(workshop.copy(models.heldOut)) }
        ];
    const files = sets.flatMap((set) => set.files);
    const answers = new Map([['mojilint', sets.flatMap((set) => set.own.detect(set.files) ?? [])]]);
    for (const { name, step = 1, detect } of otherDetectors)
        answers.set(step === 1 ? name : `${name}, every ${step}th file`, spread(detect(files.filter((_, index) => index % step === 0)), step));
    const pieces = legacyLengths.map((length) => rowOf(`${length} bytes`, answers, (_, index) => files[index]?.length === length, files));
    const lists = dictionaries(dictionaryFolder);
    const read = new Map();
    for (const { name, detect } of [sets[0]?.own, ...otherDetectors].filter((detector) => detector !== undefined))
        read.set(name, lists.length === 0 ? [] : detect(lists));
    const head = ['files', 'n', ...[...answers.keys()].flatMap((name) => [`${name}: right %`, 'wrong alone %'])];
    const about = `${new Set(files.map(({ language }) => language)).size} languages, ${new Set(files.map(({ encoding }) => encoding)).size} encodings; "wrong alone" names one wrong encoding without a second.`;
    return `${about}\n\n${textTable(head, [...pieces, rowOf('dictionaries', read, () => true, lists)])}`;
}
function rowOf(name, answers, isWanted, files) {
    const cells = [...answers.values()].flatMap((all) => {
        if (all === undefined)
            return ['NOT MEASURED', ''];
        const own = all.filter(isWanted).filter((answer) => answer !== undefined);
        return [percent(own.filter(({ isRight }) => isRight).length, own.length), percent(own.filter(({ isRight, isAlone }) => isAlone && !isRight).length, own.length)];
    });
    return [name, String(files.filter(isWanted).length), ...cells];
}
/** Puts answers about every so many files where these stand among all. */
function spread(answers, step) {
    return answers?.flatMap((answer) => Array.from({ length: step }, (_, index) => (index === 0 ? answer : undefined)));
}
