import type { Entry } from './entry.ts';
/** Puts comments that ask for something into inputs: they only ever take findings away, and what they say of themselves lies in the file. */
export declare const directivesEntry: Entry;
