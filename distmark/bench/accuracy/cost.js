import path from 'node:path';
import { readRightLines } from '../../scripts/train/right-text.js';
import '../../src/encoding/standard-codecs.js';
import { createDocument } from '../../src/lint/document.js';
import { scopedTriggers } from '../../src/mojibake/trigger.js';
import { misread } from './misreading.js';
import { rightFiles } from './right-file.js';
import { textTable } from './text-table.js';
const rounds = 5;
const lengths = { least: 90, most: 110 };
/** So many verdicts a round, so that few lines are timed as exactly as many. */
const leastVerdicts = 2000;
const none = { add: [], remove: [] };
const encoder = new TextEncoder();
/**
 * Times what deciding a suspect line of about 100 bytes costs, all tables together: reading its text, its readings, their
 * gains and the verdict. Gives the table; times differ from machine to machine and from run to run.
 */
export function costTable({ corpora, languages, sampling }) {
    const files = rightFiles(readRightLines(path.join(corpora, 'pack')), languages);
    const damaged = files.map(({ name, lines }, index) => ({ name, lines: lines.flatMap((line) => misread(line, [sampling.tables[index % sampling.tables.length] ?? '']) ?? []) }));
    return textTable(['lines', 'suspects', 'microseconds each'], [rowOf('damaged', damaged), rowOf('right, and suspect', files)]);
}
function rowOf(name, files) {
    const all = files.map(({ lines }) => encoder.encode(lines.filter((line) => hasLength(encoder.encode(line).length)).join('\n')));
    const texts = all.filter((bytes) => createDocument({ bytes, format: 'text' }).suspects(scopedTriggers).length > 0);
    const count = suspectsOf(texts).reduce((sum, { suspects }) => sum + suspects.length, 0);
    if (count === 0)
        return [name, '0', '-'];
    const repeats = Math.ceil(leastVerdicts / count);
    const times = Array.from({ length: rounds }, () => {
        // Verdicts are kept by a document, so each repeat has its own.
        const documents = Array.from({ length: repeats }, () => suspectsOf(texts)).flat();
        // Time of the processor, which others on the machine do not lengthen.
        const start = process.cpuUsage();
        for (const { document, suspects } of documents)
            for (const line of suspects)
                document.verdictOf(line, none);
        const { user, system } = process.cpuUsage(start);
        return user + system;
    });
    const median = times.sort((a, b) => a - b)[rounds >> 1] ?? NaN;
    return [name, String(count), (median / (repeats * count)).toFixed(1)];
}
function suspectsOf(texts) {
    return texts.map((bytes) => {
        const document = createDocument({ bytes, format: 'text' });
        return { document, suspects: document.suspects(scopedTriggers) };
    });
}
function hasLength(bytes) {
    return bytes >= lengths.least && bytes <= lengths.most;
}
