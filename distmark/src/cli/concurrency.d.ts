import type { OptionValues } from './options.ts';
/** Reads how many threads a run may have; as many as the machine has processors for, up to four, when nothing is said. Throws `UserError`. */
export declare function concurrencyOf({ concurrency }: OptionValues): number;
