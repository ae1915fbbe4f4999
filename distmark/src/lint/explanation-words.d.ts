import type { Outcome } from './explanation.ts';
/** Says in a sentence what becomes of a line. */
export declare function summaryOf(outcome: Outcome): string;
/** Says in sentences what an outcome rests on. */
export declare function reasonsOf(outcome: Outcome): readonly string[];
/** Writes a gain with its word: `76.3 nats (overwhelming)`. */
export declare function weightInWords(gain: number): string;
