import type { Entry } from './entry.ts';
import { type Material } from './input.ts';
/** What a campaign does; the same numbers make the same inputs, on any machine. */
export interface CampaignPlan {
    readonly seed: number;
    /** The number of the first input. */
    readonly first: number;
    readonly inputs: number;
    /** Asked before each input: whether it is begun. The clock is the caller's. */
    readonly hasTime: () => boolean;
}
/** What became of a campaign through one entry. */
export interface CampaignResult {
    readonly inputs: number;
    /** One text a failure: the input, and what broke. */
    readonly failures: readonly string[];
}
/** Sends inputs through an entry, each made of its own number, so that one of them can be tried again alone. */
export declare function fuzz(name: string, entry: Entry, material: Material, { seed, first, inputs, hasTime }: CampaignPlan): Promise<CampaignResult>;
