import type { Entry } from './entry.ts';
/** Reports inputs in every format: each is what its readers take, counts what the others count, and gives no command to a terminal. */
export declare const reportersEntry: Entry;
