import type { Entry } from './entry.ts';
/** Reads configurations that nobody would write: each is taken, or refused in words that name its file. */
export declare function configEntry(): Entry;
