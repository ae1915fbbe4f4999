/** Prior log-probabilities of misreadings, in nats: how likely each is before a line is seen. */
export declare const priors: {
    table(name: string): number;
    /** Probability that a misreading went through a table, among all tables, 0 to 1. */
    share(name: string): number;
    /** Prior of one misreading through any of `tables`, which agree on the outcome. */
    layer(tables: readonly string[]): number;
};
