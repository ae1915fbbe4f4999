/**
 * What U+FFFD, whose UTF-8 bytes are EF BF BD, becomes when it is misread itself. The text that it stood for is lost, so
 * nothing here is ever repaired.
 */
export interface MisreadReplacement {
    /** UTF-16 code units of the line's text, half-open. */
    readonly range: {
        readonly start: number;
        readonly end: number;
    };
    readonly bytes: readonly number[];
    /** The encodings that U+FFFD may have been read as. */
    readonly encodings: readonly string[];
}
/**
 * The multi-byte encodings that turn pairs of U+FFFD into characters, with what two of them become. Each is what the
 * Encoding Standard's decoder makes of EF BF BD EF BF BD; a test decodes them again.
 */
export declare const misreadPairs: readonly {
    readonly encoding: string;
    readonly text: string;
}[];
/** Characters that two U+FFFD become and that right text hardly ever holds. */
export declare const lostFingerprints: readonly number[];
/** Whether a character of the BMP is one of `lostFingerprints`. */
export declare function isLostFingerprint(codeUnit: number): boolean;
/** Finds every misread U+FFFD in a line, from left to right. */
export declare function findMisreadReplacements(text: string): readonly MisreadReplacement[];
