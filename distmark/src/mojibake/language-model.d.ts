/** How the words of languages differ from words at large. Ratios are logarithms in quarters. */
export interface LanguageModel {
    readonly languageCount: number;
    /** Number of each letter, by code point, from 1; the end of a word is 0. */
    readonly numberOf: ReadonlyMap<number, number>;
    /** For each letter by number the ratio of each language. */
    readonly ofLetter: readonly Int8Array[];
    /** The same for the pairs of letters that say something else, by `pairKey`. */
    readonly ofPair: ReadonlyMap<number, Int8Array>;
}
/** The key of a pair of letters by their numbers. */
export declare function pairKey(model: Pick<LanguageModel, 'ofLetter'>, first: number, second: number): number;
/** Unpacks what `scripts/train.ts` packed; the layout is in `language-format.ts`. Data that end too early read as zeros. */
export declare function unpackLanguages(base64: string): LanguageModel;
/** Turns a sum of ratios into nats. */
export declare function natsOfRatios(sum: number): number;
