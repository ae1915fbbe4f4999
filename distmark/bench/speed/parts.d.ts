import type { Section } from '../accuracy/section.ts';
/** What a part is measured with. */
export interface PartSettings {
    /** A folder of its own, which is removed in the end. */
    readonly folder: string;
    readonly rounds: number;
}
/** The parts of the benchmark by name, in the order in which they run. */
export declare const parts: Readonly<Record<string, (settings: PartSettings) => Promise<Section[]>>>;
/** The part that measures a folder of the user's. */
export declare function given(folder: string, rounds: number): Promise<Section[]>;
