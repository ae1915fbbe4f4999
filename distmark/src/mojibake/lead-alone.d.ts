/** What the leads C3 and E2 80 become in windows-1252, the latter by its second character. */
export declare const loneLeads: readonly number[];
/**
 * Whether one of `loneLeads`, the character at `index`, is damage whatever became of its continuation: U+00C3 behind a small
 * letter and before ASCII (C3 A0 without its no-break space), or U+20AC behind U+00E2 (the start of every quotation mark).
 */
export declare function isLeadAlone(bytes: Uint8Array, index: number, codePoint: number): boolean;
