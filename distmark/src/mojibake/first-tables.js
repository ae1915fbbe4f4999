import { priors } from './priors.js';
import { tablesOf } from './reading.js';
import { beyondMargin, sharesOf } from './shares.js';
import { noTables } from './table-counts.js';
import { weights } from './weights.js';
/**
 * Gives the tables that the lines of a file were misread through, as far as they can be told before anything is known of it:
 * each table is taken for the one of all damaged lines (`damaged`: the readings of each), and counts by how well it explains
 * them together. Catches a rare table that alone explains all lines, of which a common one explains most; nothing is said of
 * a single line. Linear in the readings.
 */
export function firstTables(damaged) {
    const tables = noTables();
    if (damaged.length < 2)
        return tables;
    const losses = damaged.map(lossesOf);
    const names = [...new Set(losses.flatMap((loss) => [...loss.keys()]))];
    const scores = names.map((name) => priors.table(name) - losses.reduce((sum, loss) => sum + (loss.get(name) ?? weights.switchLoss), 0));
    sharesOf(scores).forEach((share, index) => tables.counts.set(names[index], share * damaged.length));
    tables.total = damaged.length;
    return tables;
}
/** What a line loses with each table against its best reading, priors of tables aside. */
function lossesOf(readings) {
    const gains = new Map();
    for (const reading of readings) {
        const names = tablesOf(reading);
        const prior = Math.max(...names.map((name) => priors.table(name)));
        for (const name of names)
            gains.set(name, Math.max(gains.get(name) ?? -Infinity, reading.gain - prior));
    }
    const most = Math.max(...gains.values());
    return new Map([...gains].map(([name, gain]) => [name, Math.min(weights.switchLoss, beyondMargin(most - gain))]));
}
