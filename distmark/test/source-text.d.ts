/** A source with its comments and literals taken out. */
export interface SourceText {
    /** The code: a string reads `"n"`, n being its index in `strings`, a template is a sum, a regular expression 0. */
    readonly code: string;
    /** The strings as written between their quotes, template pieces included. */
    readonly strings: readonly string[];
}
/** Takes comments and literals out of a source. Never throws; what is not closed ends with the source. */
export declare function readSource(source: string): SourceText;
