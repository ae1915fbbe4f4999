/** A half-open range of byte offsets. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
