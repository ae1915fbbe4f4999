import type { Entry } from './entry.ts';
/** Decides and decodes: spans lie in the file, and valid UTF-8 without a word on its encoding comes back byte for byte. */
export declare const decideEntry: Entry;
/** Scans: as the slow and obvious scan does; and what the command line passes over as plain has no finding. */
export declare const scanEntry: Entry;
/** Reads lines: whatever is read, its pairs put back give the line again. */
export declare const readingsEntry: Entry;
/** Runs each rule alone and all together: their findings keep what they promise. */
export declare const rulesEntry: Entry;
/** Fixes: all that is promised of it, and the edits are what their messages put into the text. */
export declare const fixEntry: Entry;
