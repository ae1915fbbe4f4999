/** Sums what look-alikes and tell-tales of a line change in the gain of its readings, in nats. Linear in the line. */
export declare function lookAlikeGain(line: string): number;
