/** The evidence model, unpacked. Costs are negative natural logarithms in quarters. */
export interface EvidenceModel {
    /** Symbol of each code point that the model knows, beyond ASCII. */
    readonly symbolOf: ReadonlyMap<number, number>;
    /** The same for the BMP, which is asked for every character of every reading; 0 for code points that the model lacks. */
    readonly symbolOfBmp: Uint16Array;
    readonly groupNumbers: ReadonlyMap<string, number>;
    /** Per group, ASCII classes first. */
    readonly groupCost: Uint8Array;
    readonly unseenMemberCost: Uint8Array;
    readonly repeatCost: Uint8Array;
    readonly groupFallbackCost: Uint8Array;
    readonly groupPairs: Followers;
    /** Per symbol. */
    readonly groupOfSymbol: Uint16Array;
    readonly inGroupCost: Uint8Array;
    readonly fallbackCost: Uint8Array;
    readonly pairs: Followers;
}
/** What may follow each of a run of symbols: `seconds` and `costs` from `offsets[first]` to `offsets[first + 1]`, by number. */
export interface Followers {
    readonly offsets: Uint32Array;
    readonly seconds: Uint16Array;
    readonly costs: Uint8Array;
}
/** The cost that `followers` holds for a pair; -1 when it holds none. */
export declare function costOfPair(followers: Followers, first: number, second: number): number;
/** Unpacks what `scripts/train.ts` packed; the layout is in `evidence-format.ts`. Data that end too early read as zeros. */
export declare function unpackModel(base64: string): EvidenceModel;
/** Turns a cost into a log-probability in nats. */
export declare function nats(cost: number): number;
