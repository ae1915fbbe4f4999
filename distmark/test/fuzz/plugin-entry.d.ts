import type { Entry } from './entry.ts';
/** Sends bytes, or the text of them, through the unified plugin: it says what the command line says of the same markdown. */
export declare const pluginEntry: Entry;
