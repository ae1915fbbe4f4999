import { type Counts } from './counts.ts';
/**
 * Packs a model of right text: log P(second | first) of symbols, smoothed with pairs of groups. Keeps the `keep` pairs
 * whose loss would change the likelihood of the text most. The layout is in `src/mojibake/evidence-format.ts`.
 */
export declare function packModel(counts: Counts, keep: number): Buffer;
