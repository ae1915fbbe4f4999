import type { Weights } from '../../src/mojibake/weights.ts';
import { type Workshop } from './build.ts';
import { type Answers, type Job } from './job.ts';
type Half = NonNullable<Job['half']>;
/** What a thread is told that trains a model. */
export interface HalfToTrain {
    readonly corpora: string;
    readonly half: Half;
}
/** The models that were trained on some text, as modules. */
export interface ModelModules {
    readonly evidence: string;
    readonly languages: string;
}
/** The models of the two halves. */
export type HalfModels = Readonly<Record<Half, ModelModules>>;
/** Trains models on each half of the right text. */
export declare function trainHalves(corpora: string): Promise<HalfModels>;
/** What is measured, and with which models. */
export interface Measure {
    readonly job: Omit<Job, 'products' | 'half'>;
    readonly workshop: Workshop;
    /** With these, each half of the right text is judged by the model of the other half, which has not seen it. */
    readonly models?: HalfModels | undefined;
}
/** Measures this linter as it is: the shipped model, or those of the halves. */
export declare function measure({ job, workshop, models }: Measure): Promise<Answers>;
/** Measures the linter with other weights, one set after another; `undefined` stands for its own. */
export declare function measureVariants({ job, workshop, models }: Measure, variants: readonly (Weights | undefined)[]): Promise<Answers[]>;
export {};
