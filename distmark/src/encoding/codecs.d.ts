/** What reads and writes the encodings of the Encoding Standard beyond UTF-8. */
export interface Codecs {
    /** Bytes that the encoding cannot read become U+FFFD; a mark is kept as U+FEFF. Throws `RangeError` for another encoding. */
    decode(encoding: string, bytes: Uint8Array): string;
    /** Gives undefined for text with characters that the standard's encoder cannot write. */
    encode(encoding: string, text: string): Uint8Array | undefined;
}
/** Puts codecs into use, for all calls from now on. */
export declare function useCodecs(codecs: Codecs): void;
/**
 * Gives the codecs in use. Most files are UTF-8 and need none, and their tables are large: so they are loaded by who needs
 * them, by an import of `standard-codecs.ts`, and the core stays synchronous.
 * @throws {Error} when none were loaded.
 */
export declare function codecs(): Codecs;
