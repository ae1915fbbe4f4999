/*
 * Measures speed: `npm run bench [-- OPTIONS] [DIR]`. Times of different runs do not compare; ratios within one run do.
 *
 *   --only PART,…   of start, throughput, stages, tree, tree200k, large, peers
 *   --rounds N      how often each command runs (5), in turns with the others
 *   --write         writes the tables into docs/speed.md
 *   DIR             in place of the parts: the commands of the part "tree" on a folder of yours
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../src/cli/native-byte-search.js';
import { writeSections } from './accuracy/section.js';
import { shared } from './speed/material.js';
import { given, parts } from './speed/parts.js';
const page = path.join(import.meta.dirname, '../../docs/speed.md');
try {
    await main();
}
catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
}
async function main() {
    const { values, positionals: [folder] } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } } });
    const rounds = Number(values.rounds);
    const names = values.only?.split(',') ?? Object.keys(parts);
    const unknown = names.find((name) => !Object.hasOwn(parts, name));
    if (!Number.isInteger(rounds) || rounds < 1)
        throw new Error(`Unexpected value "${values.rounds}" of --rounds, expected a whole number from 1`);
    if (unknown !== undefined)
        throw new Error(`There is no part "${unknown}": name of ${Object.keys(parts).join(', ')}`);
    for (const program of ['rg', 'grep'])
        if (spawnSync(program, ['--version']).error)
            throw new Error(`${program} is missing: install it (Debian: ripgrep, grep)`);
    console.log(machine());
    if (folder !== undefined) {
        if (!fs.existsSync(folder))
            throw new Error(`${folder} does not exist: name a folder of text files`);
        return print(await given(path.resolve(folder), rounds), false);
    }
    if (!fs.existsSync(path.join(shared, 'tools/make-tree.mjs')))
        throw new Error(`${shared} is not there to make trees from: name a folder of text files, npm run bench -- DIR`);
    for (const name of names) {
        const own = fs.mkdtempSync(path.join(os.tmpdir(), `mojilint-bench-${name}-`));
        try {
            console.log(`\n## ${name}\n`);
            print(await parts[name]({ folder: own, rounds }), values.write);
        }
        finally {
            fs.rmSync(own, { recursive: true, force: true });
        }
    }
}
function print(sections, isWritten) {
    console.log(sections.map(({ text }) => text).join('\n\n'));
    if (isWritten)
        writeSections(page, sections.map(({ name, text }) => ({ name, text: `Measured on ${new Date().toISOString().slice(0, 10)} on ${machine()}\n\n${text}` })));
}
function machine() {
    const cpus = os.cpus();
    return `${cpus.length} processors (${cpus[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.versions.node}.`;
}
