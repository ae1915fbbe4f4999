import type { Suspect } from '../../src/mojibake/scan.ts';
/** The scan as one would write it without a thought for speed: line by line, table by table, with regular expressions. */
export declare function slowScan(bytes: Uint8Array): Suspect[];
