import fs from 'node:fs';
import path from 'node:path';
import { bareNode, grep, mojilint, ripgrep } from './commands.js';
import { contest } from './contest.js';
import { asciiOf, makeTree, measureTree, textOf } from './material.js';
import { peerSections } from './peers.js';
import { stageTable } from './stages.js';
import { throughputTable } from './throughput.js';
/** The parts of the benchmark by name, in the order in which they run. */
export const parts = { start, throughput, stages, tree, tree200k, large, peers };
/** The part that measures a folder of the user's. */
export async function given(folder, rounds) {
    return [{ name: 'given', text: await treeContest(measureTree(folder), rounds) }];
}
async function start({ folder, rounds }) {
    const write = (name, text) => {
        fs.writeFileSync(path.join(folder, name), text);
        return name;
    };
    const right = textOf('fr', 3000);
    const damaged = '\nD\u00c3\u00a9j\u00c3\u00a0 vu \u00e2\u20ac\u201c c\u00e2\u20ac\u2122est l\u00e2\u20ac\u2122\u00c3\u00a9t\u00c3\u00a9\n';
    const five = (extension) => [1, 2, 3, 4, 5].map((number) => write(`${number}.${extension}`, number === 3 ? right + damaged : right));
    const commands = [
        bareNode,
        mojilint('one small file', [write('small.txt', 'A small file.\n')], folder),
        mojilint('five text files, one damaged', five('txt'), folder),
        mojilint('five markdown files, one damaged', five('md'), folder)
    ];
    return [{ name: 'start', text: await contest(commands, { rounds: rounds * 3, unit: bareNode.name }) }];
}
function throughput() {
    return Promise.resolve([{ name: 'throughput', text: throughputTable() }]);
}
async function stages({ folder }) {
    return [{ name: 'stages', text: await stageTable(makeTree(folder, { files: 20_000, damaged: 0.01 })) }];
}
async function tree({ folder, rounds }) {
    return [{ name: 'tree', text: await treeContest(makeTree(folder, { files: 20_000 }), rounds) }];
}
async function tree200k({ folder, rounds }) {
    return [{ name: 'tree200k', text: await treeContest(makeTree(folder, { files: 200_000 }), rounds) }];
}
async function treeContest({ folder, bytes, files }, rounds) {
    const commands = [
        ripgrep(folder), grep(folder), bareNode,
        mojilint('mojilint', [folder]),
        ...['1', '2'].map((threads) => mojilint(`mojilint, ${threads} ${threads === '1' ? 'thread' : 'threads'}`, ['--concurrency', threads, folder]))
    ];
    return `${files} files, ${(bytes / 1e6).toFixed(1)} MB.\n\n${await contest(commands, { rounds, unit: 'rg', bytes, files })}`;
}
async function large({ folder, rounds }) {
    const size = 100e6;
    const french = textOf('fr', size);
    const line = 'D\u00c3\u00a9j\u00c3\u00a0 vu \u00e2\u20ac\u201c c\u00e2\u20ac\u2122est l\u00e2\u20ac\u2122\u00c3\u00a9t\u00c3\u00a9, num\u00c3\u00a9ro ';
    const texts = {
        'ASCII': asciiOf(french), 'French': french, 'Russian': textOf('ru', size), 'Chinese': textOf('zh-hans', size), 'one line': french.replaceAll('\n', ' '),
        'every line damaged': Array.from({ length: Math.round(size / 60) }, (_, index) => line + String(index)).join('\n')
    };
    const made = Object.entries(texts).map(([name, text]) => {
        const file = path.join(folder, `${name.replaceAll(' ', '-')}.txt`);
        fs.writeFileSync(file, text);
        return { name, file, bytes: fs.statSync(file).size };
    });
    const damaged = made.at(-1);
    const fixed = path.join(folder, 'fixed.txt');
    const commands = [
        bareNode,
        ...made.map(({ name, file }) => mojilint(`${name} (${Math.round(fs.statSync(file).size / 1e6)} MB)`, [file])),
        { ...mojilint('every line damaged, --fix', ['--fix', fixed]), prepare: () => fs.copyFileSync(damaged.file, fixed) }
    ];
    return [{ name: 'large', text: await contest(commands, { rounds, unit: bareNode.name, bytes: size }) }];
}
async function peers({ folder, rounds }) {
    return peerSections(makeTree(folder, { files: 20_000 }), rounds);
}
