/**
 * Decodes bytes as the Encoding Standard says; bytes that the encoding cannot read become U+FFFD.
 * A mark is kept as U+FEFF. `encoding` is the standard's name, or `utf-32le` or `utf-32be`, which it lacks.
 * @throws {RangeError} when there is no such encoding.
 * @throws {Error} when it is not UTF-8 or UTF-32 and no codecs are loaded.
 */
export declare function decodeAs(encoding: string, bytes: Uint8Array): string;
