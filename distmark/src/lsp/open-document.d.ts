/** A document as the client has it open, in one version. */
export interface OpenDocument {
    readonly uri: string;
    /** What the client takes its language for: `markdown`, `plaintext`. */
    readonly languageId: string;
    readonly version: number;
    /** Without the mark that the file may begin with: editors keep it to themselves. */
    readonly text: string;
}
/** A place in the text of an open document, as the protocol counts it. */
export interface Position {
    /** 0-based. */
    readonly line: number;
    /** 0-based, in UTF-16 code units. */
    readonly character: number;
}
/** A part of the text of an open document; half-open. */
export interface Range {
    readonly start: Position;
    readonly end: Position;
}
/** Orders positions: below 0 when `a` comes first. */
export declare function byPosition(a: Position, b: Position): number;
