/**
 * Whether a line of UTF-8 that begins at `start` may be bytes of another legacy encoding that were read as windows-1252 or
 * latin-1: it holds nothing beyond these two, and three or more of their characters side by side that are not all the same.
 * Catches words in Cyrillic, Greek, Hebrew, Arabic, Thai, hanzi, kana and Hangul; spares text in Latin letters, of which 82 in
 * 262,400 right lines hold such a run. Linear in the line.
 */
export declare function holdsLegacyRun(bytes: Uint8Array, start: number): boolean;
/** The same for the text of a line. */
export declare function mayBeLegacy(text: string): boolean;
