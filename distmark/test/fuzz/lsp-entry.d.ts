import type { Entry } from './entry.ts';
/** Opens, changes and saves inputs in one server for all, with messages of other shapes between: what it offers fits the text, and a fix leaves nothing to fix. */
export declare function lspEntry(): Promise<Entry>;
