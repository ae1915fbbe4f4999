import type { Entry } from './entry.ts';
/** All ways into the program, by name; each is made when it is asked for. */
export declare const entries: Readonly<Record<string, () => Promise<Entry>>>;
