/** An open code fence of markdown, as its opening line shows it. */
export interface Fence {
    readonly marker: '`' | '~';
    readonly length: number;
    /** How many block quotes the fence lies in. */
    readonly quoteDepth: number;
    /** Columns before the fence, counted from its innermost block quote, list markers included. */
    readonly indent: number;
    /** Whether a list item starts on the same line, so that its content is indented as far as the fence. */
    readonly isInNewListItem: boolean;
}
/** How a line inside a fence stands to it. */
export type FenceLine = 'content' | 'closing' | 'outside';
/**
 * Returns the fence that a line opens, after any block quote and list markers, or undefined.
 *
 * Any indentation is taken: whether four blanks mean indented code or a fence in a list is known only to a parser.
 */
export declare function openingFence(line: string): Fence | undefined;
/** Tells whether a line after the opening one is code, closes the fence, or lies outside of the fence's container. */
export declare function lineOfFence(line: string, fence: Fence): FenceLine;
