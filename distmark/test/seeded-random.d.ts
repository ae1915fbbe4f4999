/** A source of numbers that look random and are the same in every run for the same seed. */
export interface SeededRandom {
    /** A whole number from 0 to `limit` - 1. */
    below(limit: number): number;
    /** One of the items, which must not be empty. */
    pick<Item>(items: readonly Item[]): Item;
}
/** Makes a source from a seed (the generator Mulberry32, public domain). Name the seed in what a test prints. */
export declare function seededRandom(seed: number): SeededRandom;
