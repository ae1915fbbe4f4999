import { type DecideOptions } from './decide.ts';
/** Tells whether bytes are no text: a NUL among the first 8,000, as git judges, in what is not decided to be UTF-16 or UTF-32. */
export declare function isBinary(bytes: Uint8Array, known: DecideOptions): boolean;
