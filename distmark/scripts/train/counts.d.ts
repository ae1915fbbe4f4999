/** What is counted in right text. Keys of pairs are `first * pairBase + second`, in numbers of symbols or groups. */
export interface Counts {
    /** ASCII classes first, then the tiers of hanzi and of Hangul, then characters by code point. */
    readonly symbols: readonly SymbolCount[];
    /** Names of the groups by number; the classes of ASCII characters are groups of their own, before these. */
    readonly groups: readonly string[];
    readonly pairs: ReadonlyMap<number, number>;
    readonly groupPairs: ReadonlyMap<number, number>;
    /** Hanzi and Hangul syllables that were seen, with their tier. */
    readonly tiers: readonly {
        readonly codePoint: number;
        readonly tier: number;
    }[];
}
/** How often a symbol was seen. */
export interface SymbolCount {
    readonly number: number;
    readonly group: number;
    /** Code point; -1 for ASCII classes and tiers. */
    readonly codePoint: number;
    /** Characters that share the symbol. */
    readonly members: number;
    count: number;
    /** How often it stood before another symbol. */
    contexts: number;
}
/** A pair is one number, `first * pairBase + second`: there are fewer symbols than this. */
export declare const pairBase = 65536;
/** Counts symbols and pairs of symbols that hold at least one character beyond ASCII. */
export declare function countSymbols(lines: readonly string[]): Counts;
