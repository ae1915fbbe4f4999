import { reversalTableNames } from './reversal-tables.js';
import { weights } from './weights.js';
/** Prior log-probabilities of misreadings, in nats: how likely each is before a line is seen. */
export const priors = {
    table(name) {
        return weights.tablePriors[name] ?? weights.otherPrior;
    },
    /** Probability that a misreading went through a table, among all tables, 0 to 1. */
    share(name) {
        let share = shares.get(name);
        if (share === undefined) {
            whole ??= [...new Set([...reversalTableNames, ...Object.keys(weights.tablePriors)])].reduce((sum, other) => sum + Math.exp(priors.table(other)), 0);
            shares.set(name, (share = Math.exp(priors.table(name)) / whole));
        }
        return share;
    },
    /** Prior of one misreading through any of `tables`, which agree on the outcome. */
    layer(tables) {
        return weights.layerPrior + Math.max(...tables.map((name) => priors.table(name)));
    }
};
let whole;
const shares = new Map();
