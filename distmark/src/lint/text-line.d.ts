/** A half-open range of UTF-16 code units of a document's whole text. */
export interface TextRange {
    readonly start: number;
    readonly end: number;
}
/** Returns where the line that holds `from` ends: the code unit of its line end, or the text's length. */
export declare function lineEndFrom(text: string, from: number): number;
/** Returns where the line after `lineEnd` starts; `\r\n` is one line end. The text's length when there is no line end. */
export declare function afterLineEnd(text: string, lineEnd: number): number;
/** Returns the code unit at which each line starts, the first one at 0; a text that ends in a line end has an empty last line. */
export declare function lineStartsOf(text: string): readonly number[];
/** Tells whether a code unit ends a line, alone or as half of `\r\n`. */
export declare function isLineEnd(unit: number): boolean;
