import type { Measure } from './measure.ts';
/**
 * Asks all detectors about files in legacy encodings: pieces of the pack, and the dictionaries that are installed. With the
 * models of the halves, each half is read by the model that has not seen it.
 */
export declare function detectionTable({ job: { corpora, languages }, workshop, models }: Measure): Promise<string>;
