import { seededRandom } from '../seeded-random.js';
import { makeInput, shownInput } from './input.js';
/** More failures than these say nothing more. */
const mostFailures = 10;
/** Sends inputs through an entry, each made of its own number, so that one of them can be tried again alone. */
export async function fuzz(name, entry, material, { seed, first, inputs, hasTime }) {
    const failures = [];
    let number = first;
    for (; number < first + inputs && failures.length < mostFailures && hasTime(); number++) {
        const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
        const input = makeInput(random, material);
        const hint = `--only ${name} --seed ${seed} --first ${number} --inputs 1, ${shownInput(input)}`;
        try {
            const done = entry.check(input, random, hint);
            // A promise for each of a million inputs takes longer than most of them.
            if (done !== undefined)
                await done;
        }
        catch (error) {
            const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
            failures.push(told.includes(hint) ? told : `${hint}\n${told}`);
        }
    }
    return { inputs: number - first, failures };
}
