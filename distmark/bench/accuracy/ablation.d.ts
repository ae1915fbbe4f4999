import { type Weights } from '../../src/mojibake/weights.ts';
import { type Measure } from './measure.ts';
/** A part of the evidence, and the weights that switch it off. */
export interface Part {
    readonly name: string;
    readonly off: Partial<Weights>;
}
/** The parts of the evidence. Every weight belongs to one. */
export declare const parts: readonly Part[];
/** Measures with each part switched off, one at a time, and gives the table. */
export declare function ablationTable(measure: Measure): Promise<string>;
