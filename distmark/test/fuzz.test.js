import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fuzz } from './fuzz/campaign.js';
import { entries } from './fuzz/entries.js';
import { readMaterial } from './fuzz/input.js';
const seed = 20261207;
const material = readMaterial();
if (!material.isReal)
    process.stdout.write('\n  NOT CHECKED  inputs made of real documents: ../shared/corpora is missing\n');
/** `npm run fuzz` sends as many as one has time for. */
const inputsOf = new Map([['lsp', 40], ['command-line', 4], ['readings', 100], ['rules', 100], ['fix', 100]]);
for (const [name, open] of Object.entries(entries)) {
    const inputs = inputsOf.get(name) ?? 150;
    test(`${name} keeps its promises on ${inputs} inputs that nobody wrote (seed ${seed})`, async () => {
        const entry = await open();
        const result = await fuzz(name, entry, material, { seed, first: 0, inputs, hasTime: () => true });
        await entry.close?.();
        assert.is(result.failures.join('\n'), '');
        assert.is(result.inputs, inputs);
    });
}
test('the same seed and number make the same input, and another number another', async () => {
    const seen = [];
    const entry = { check: ({ bytes, path }) => void seen.push(path + Buffer.from(bytes).toString('hex')) };
    await fuzz('any', entry, material, { seed, first: 0, inputs: 50, hasTime: () => true });
    await fuzz('any', entry, material, { seed, first: 7, inputs: 1, hasTime: () => true });
    assert.is(seen[50], seen[7]);
    assert.ok(new Set(seen).size > 45);
});
test('a broken promise is told with what tries it again', async () => {
    const entry = { check() {
            throw new Error('broken');
        } };
    const { failures } = await fuzz('any', entry, material, { seed, first: 3, inputs: 1, hasTime: () => true });
    assert.match(failures.join(), new RegExp(`^--only any --seed ${seed} --first 3 --inputs 1, [^]*\\nError: broken`));
});
test.run();
