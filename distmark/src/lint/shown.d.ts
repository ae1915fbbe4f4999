/**
 * Shows text in a message: controls, invisible and bidirectional characters become `U+009D`, so that a reader sees what
 * stands there and a terminal is not steered by it.
 */
export declare function shown(text: string): string;
/** Parts a text into characters that cannot be seen, each alone, and the text between them. */
export declare function shownPieces(text: string): readonly {
    readonly text: string;
    readonly isUnseen: boolean;
}[];
/** Names a character as Unicode does: `U+00E9`. */
export declare function codePointName(character: string): string;
/** Shows bytes in upper-case hexadecimal, parted by blanks: `C3 A9`. */
export declare function shownBytes(bytes: Iterable<number>): string;
