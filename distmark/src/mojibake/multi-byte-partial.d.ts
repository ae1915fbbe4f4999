import type { PartialDamage } from './partial.ts';
/**
 * Gives the likeliest damage of a line by a multi-byte encoding that left out bytes, or that is in part of the line only;
 * undefined when the line is likelier as it stands. Linear for each encoding that may have made it.
 */
export declare function multiBytePartialDamage(line: string, tables: number): PartialDamage | undefined;
