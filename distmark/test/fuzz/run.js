/*
 * Sends inputs that nobody wrote through every way into the program: `npm run fuzz [-- OPTIONS]`.
 *
 *   --inputs N     how many through each entry (2,000)
 *   --seconds N    after how many an entry begins no further input (60)
 *   --seed N       what the inputs are drawn by (1)
 *   --first N      number of the first input (0): a failure names it, so that it can be tried again alone
 *   --only A,B     of decide, scan, readings, rules, fix, plugin, directives, reporters, config, lsp, command-line
 */
import { parseArgs } from 'node:util';
import { fuzz } from './campaign.js';
import { entries } from './entries.js';
import { readMaterial } from './input.js';
try {
    await main();
}
catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
}
async function main() {
    const { values } = parseArgs({ options: { inputs: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' }, first: { type: 'string', default: '0' }, only: { type: 'string' } } });
    const [inputs, seconds, seed, first] = [values.inputs, values.seconds, values.seed, values.first].map(Number);
    for (const number of [inputs, seconds, seed, first])
        if (!Number.isInteger(number))
            throw new Error('Numbers are whole: --inputs, --seconds, --seed, --first');
    const names = values.only?.split(',') ?? Object.keys(entries);
    const unknown = names.find((name) => !Object.hasOwn(entries, name));
    if (unknown !== undefined)
        throw new Error(`There is no entry "${unknown}": name of ${Object.keys(entries).join(', ')}`);
    const material = readMaterial();
    if (!material.isReal)
        console.log('NOT CHECKED  real documents: ../shared/corpora is missing');
    for (const name of names) {
        const entry = await entries[name]();
        const start = performance.now();
        const passed = () => (performance.now() - start) / 1000;
        const result = await fuzz(name, entry, material, { seed: seed, first: first, inputs: inputs, hasTime: () => passed() < seconds });
        console.log(`${name}: ${result.inputs} inputs, ${result.failures.length} failures, ${Math.round(result.inputs / passed())} a second (seed ${seed}, from ${first})`);
        for (const failure of result.failures)
            console.log(`  FAIL  ${failure}`);
        if (result.failures.length > 0)
            process.exitCode = 1;
        await entry.close?.();
    }
}
