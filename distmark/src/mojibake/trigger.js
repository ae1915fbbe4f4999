/**
 * What can make a line worth a second look, as bits. The scan visits every line once and keeps those that hold one;
 * rules name the triggers they need.
 */
export const Trigger = {
    /** Some table gives every character of the line a byte, and the bytes are UTF-8 in structure. */
    reversible: 1,
    /** A complete lead and continuation sequence of a common table, or a lead whose continuation is often lost: damage in part of the line. */
    fragment: 2,
    /** A C1 control, U+0080 to U+009F. */
    c1: 4,
    /** A C0 control that is the low byte of common punctuation (U+2013 becomes U+0013). */
    cutCodeUnit: 8,
    /** U+FEFF, as a mark or inside the line. */
    mark: 16,
    /** U+FFFD, or a character that it becomes when it is read through a multi-byte encoding. */
    replacement: 32,
    /** Bytes that are not UTF-8. */
    badByte: 64,
    /** Hanzi, kana or Hangul that may be UTF-8 read through a multi-byte encoding, in all of the line or in part. */
    multiByte: 128,
    /** An escape sequence or a plus sign that may shift ASCII text to other characters, as in ISO-2022-JP and UTF-7. */
    shift: 256,
    /** Characters of windows-1252 and latin-1 side by side, as bytes of another legacy encoding become. */
    legacy: 512
};
/** The triggers of findings that can ask in which scope they lie: all but `shift`, which concerns the file as a whole. */
export const scopedTriggers = 767;
