/** A character that is spelt in UTF-8's manner but not in its way. */
export interface Utf8Variant {
    /** `cesu-8`: a character beyond U+FFFF in two surrogates of three bytes; `overlong`: with more bytes than it needs. */
    readonly kind: 'cesu-8' | 'overlong';
    readonly length: number;
    readonly codePoint: number;
}
/**
 * Reads the character at `offset` as programs write it that encode UTF-16 code units one by one, or with more bytes than
 * needed. Undefined where neither stands there.
 */
export declare function utf8VariantAt(bytes: Uint8Array, offset: number): Utf8Variant | undefined;
