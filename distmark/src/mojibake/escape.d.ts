/** A line in which the escapes of characters beyond ASCII are replaced by these characters. */
export interface Unescaped {
    readonly text: string;
    /** For each UTF-16 code unit of `text` the one of the line where it begins, and at last the line's length. */
    readonly starts: readonly number[];
}
/** How a line is unescaped. */
export interface EscapeSettings {
    /** Whether `\xe9` is a character, as in JavaScript, and not a byte, as in C. */
    readonly isHexCharacter: boolean;
}
/** Whether `\xe9` is a character in files of that name. */
export declare function isHexCharacterIn(path: string | undefined): boolean;
/**
 * Decodes the escapes of a line that stand for characters beyond ASCII: those of JSON, JavaScript, Java and Python strings,
 * character references of HTML, bytes of URLs and of quoted-printable mail (where they are UTF-8). Linear. Never throws.
 */
export declare function unescape(line: string, settings: EscapeSettings): Unescaped;
