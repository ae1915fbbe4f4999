/*
 * Measures what comes back of damaged lines and what happens to right ones: `npm run accuracy [-- OPTIONS]`.
 *
 *   --only QUESTION,…    of precision, scattered, mixed, whole, layers, published, negatives, multi-byte
 *   --languages aa,bb    of the pack
 *   --tables NAME,…      that lines are damaged through
 *   --per-language N     lines of each file (600)
 *   --sample             a quick run with few lines of each file
 *   --split              each half of the sources is judged by a model that was trained on the other
 *   --floors             exit 1 when less comes back than is asked, or a right line is touched
 *   --json FILE          writes everything, with the first lines that went wrong
 *   --corpora DIR        the folder of right text and published damage
 *   --write              writes the tables into docs/accuracy.md
 *
 * In place of the main measure, one of
 *
 *   --ablate             the same with each part of the evidence switched off
 *   --curve              what each threshold and each margin costs and gives
 *   --peers              the same lines through other tools, which npm installs into ~/.cache
 *   --detection          the encodings of undeclared files, beside other detectors
 *   --cost               what deciding a suspect line of 100 bytes takes
 */
import fs from 'node:fs';
import path from 'node:path';
import { halve } from '../scripts/train/halves.js';
import { readRightLines } from '../scripts/train/right-text.js';
import { ablationTable } from './accuracy/ablation.js';
import { openWorkshop } from './accuracy/build.js';
import { costTable } from './accuracy/cost.js';
import { curveTables } from './accuracy/curve.js';
import { detectionTable } from './accuracy/detection-table.js';
import { missedFloors } from './accuracy/floors.js';
import { measure, trainHalves } from './accuracy/measure.js';
import { peerTables } from './accuracy/peer-table.js';
import { writeSections } from './accuracy/section.js';
import { readSettings, UsageError } from './accuracy/settings.js';
import { questionTable, tableTable } from './accuracy/summary.js';
const page = path.join(import.meta.dirname, '../../docs/accuracy.md');
/** Each measure, with the tables that it gives. */
const modes = {
    measure: answerQuestions,
    ablate: async (measure) => [{ name: 'ablation', text: await ablationTable(measure) }],
    curve: async (measure) => Object.entries(await curveTables(measure)).map(([name, text]) => ({ name, text })),
    peers: async ({ job }) => Object.entries(await peerTables(job)).map(([name, text]) => ({ name: `peers-${name}`, text })),
    detection: async (measure, { split }) => [{ name: `${split ? 'split' : 'shipped'}-detection`, text: await detectionTable(measure) }],
    cost: async ({ job }) => [{ name: 'cost', text: costTable(job) }]
};
try {
    await main(readSettings(process.argv.slice(2)));
}
catch (error) {
    if (!(error instanceof UsageError))
        throw error;
    console.error(error.message);
    process.exitCode = 2;
}
async function main(settings) {
    const workshop = openWorkshop();
    try {
        if (settings.split)
            console.log(`${halvesInWords(settings)}\n`);
        const models = settings.split ? await trainHalves(settings.corpora) : undefined;
        const sections = await modes[settings.mode]({ job: settings, workshop, models }, settings);
        console.log(sections.map((section) => section.text).join('\n\n'));
        if (settings.write)
            writeSections(page, sections.map(({ name, text }) => ({ name, text: `${occasionOf(settings)}\n\n${text}` })));
    }
    finally {
        workshop.close();
    }
}
async function answerQuestions(what, { split, floors, json }) {
    const answers = await measure(what);
    if (json !== undefined)
        fs.writeFileSync(json, `${JSON.stringify(answers, undefined, 1)}\n`);
    const missed = floors ? missedFloors(answers) : [];
    for (const sentence of missed)
        console.error(sentence);
    if (missed.length > 0)
        process.exitCode = 1;
    else if (floors)
        console.error('Every floor is reached.');
    const prefix = split ? 'split' : 'shipped';
    return [{ name: `${prefix}-questions`, text: questionTable(answers) }, { name: `${prefix}-tables`, text: tableTable(answers) }];
}
function halvesInWords({ corpora }) {
    return [...halve(readRightLines(path.join(corpora, 'pack'))).description, 'Each half is measured by the model of the other.'].join('\n');
}
/** When and how tables were made. */
function occasionOf({ measured }) {
    return `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run accuracy -- ${measured}\`.`;
}
