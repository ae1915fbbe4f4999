import { hardNegatives, multiByteNegatives, publishedLines } from './line-file.js';
import { misread } from './misreading.js';
/** What is asked of the linter: questions about the pack of right text, then those about lines that stand alone. */
export const questionNames = ['precision', 'scattered', 'mixed', 'whole', 'layers', 'published', 'negatives', 'multi-byte'];
/**
 * The questions, by name. Each gives what makes its files, so that workers can share them out before any is made.
 *
 * - precision: every line as it stands.
 * - scattered: one damaged line after every five right ones, one table a file; five passes, so that each file meets five tables.
 * - mixed: the same, but every damaged line of a file through another table.
 * - whole: every line of a file damaged through one table; every file through every table.
 * - layers: every line of a file damaged two or three times, through windows-1252 or latin-1.
 * - published: lines that were really published damaged. negatives, multi-byte: right lines that reverse whole. The lists
 *   belong to no half of the pack, and are asked about once, beside the half that is held out.
 */
export const questions = {
    precision: ({ files }, { rightPerLanguage = Infinity }) => files.map(({ name, lines }) => () => ({ name, lines: sample(lines, rightPerLanguage).map((right) => ({ right, written: right })) })),
    scattered: ({ files }, sampling) => [0, 7, 13, 19, 25].flatMap((offset) => scatter(files, sampling, (file) => file + offset)),
    mixed: ({ files }, sampling) => scatter(files, sampling, (file, turn) => file + turn),
    whole: ({ files }, { tables, perLanguage }) => tables.flatMap((table) => files.map((file) => () => damageAll(file, { tables: [table], count: Math.ceil(perLanguage / 8) }))),
    layers: ({ files }) => chains.flatMap((tables) => files.map((file) => () => damageAll(file, { tables, count: layeredPerFile }))),
    published: ({ folder, half }) => (half === 'seen' ? [] : publishedLines(folder).map((file) => () => file)),
    negatives: ({ folder, half }) => (half === 'seen' ? [] : hardNegatives(folder).map((file) => () => file)),
    'multi-byte': ({ files }) => multiByteNegatives(files).map((file) => () => file)
};
const layeredPerFile = 12;
const chains = [['windows-1252', 'windows-1252'], ['latin-1', 'windows-1252'], ['windows-1252', 'windows-1252', 'windows-1252']];
/** Damages every sixth line of a file; `turnOf` names the table of a line by the file's number and the line's turn. */
function scatter(files, { perLanguage, tables }, turnOf) {
    return files.map(({ name, lines }, file) => () => {
        let turn = 0;
        const written = sample(lines, perLanguage).map((right, index) => {
            if (index % 6 !== 5)
                return { right, written: right };
            const table = tables[turnOf(file, turn++) % tables.length] ?? '';
            return damaged(right, [table]) ?? { right, written: right };
        });
        return { name, lines: written };
    });
}
function damageAll({ name, lines }, { tables, count }) {
    return { name, lines: sample(lines, count).flatMap((right) => damaged(right, tables) ?? []) };
}
function damaged(right, tables) {
    const written = misread(right, tables);
    return written === undefined ? undefined : { right, written, table: tables.join('+') };
}
/** Takes so many lines at even distances. */
function sample(lines, count) {
    if (lines.length <= count)
        return lines;
    const step = lines.length / count;
    return Array.from({ length: count }, (_, index) => lines[Math.floor(index * step)] ?? '');
}
