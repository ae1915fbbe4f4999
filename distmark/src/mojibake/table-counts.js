import { priors } from './priors.js';
import { weights } from './weights.js';
/** Makes counts of nothing. */
export function noTables() {
    return { counts: new Map(), total: 0 };
}
/**
 * Weighs the priors of the tables against finished counts: they are worth next to nothing in a file that one table explains,
 * and more for each other table that was met, since more of them may come. Met are as many tables as would be as uneven as
 * the counts (e to their entropy).
 */
export function finishTables({ counts, total }) {
    let entropy = 0;
    for (const count of counts.values())
        if (count > 0)
            entropy -= (count / total) * Math.log(count / total);
    return { counts, total, concentration: weights.tableConcentration + weights.concentrationPerTable * (Math.exp(entropy) - 1) };
}
/** Adds `share` of a line to tables that agree on its reading, divided by how likely each is in a file of such counts. */
export function addTables(into, names, { share, file }) {
    const parts = names.map((name) => (file.counts.get(name) ?? 0) + file.concentration * priors.share(name));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    names.forEach((name, index) => into.counts.set(name, (into.counts.get(name) ?? 0) + (share * parts[index]) / whole));
    into.total += share;
}
/**
 * Gives what a file adds to the gain of a reading through any of `names`, in nats: how much likelier the other lines of the
 * file (`file` less `own`) make these tables than their priors. The best of the tables counts.
 */
export function tableGain(names, file, own) {
    const total = Math.max(0, file.total - own.total);
    let likeliest = 0;
    let most = 0;
    for (const name of names) {
        likeliest = Math.max(likeliest, priors.share(name));
        const count = Math.max(0, (file.counts.get(name) ?? 0) - (own.counts.get(name) ?? 0));
        most = Math.max(most, count + file.concentration * priors.share(name));
    }
    return Math.log(most / (total + file.concentration) / likeliest);
}
