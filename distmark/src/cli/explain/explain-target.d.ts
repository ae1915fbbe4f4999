/** What `--explain` is to explain. */
export type ExplainTarget = {
    readonly kind: 'stdin';
} | {
    readonly kind: 'text';
    readonly text: string; /** Whether it looks like a line of a file that is not there. */
    readonly isLikeFile: boolean;
}
/** `lineNumber` is undefined where the value names a file and no line. */
 | {
    readonly kind: 'file';
    readonly file: string;
    readonly lineNumber: number | undefined;
};
/**
 * Reads the value of `--explain`: `-`, an existing file with a line number behind its last colon, or else a text. A file whose
 * name itself ends in a colon and a number is taken for the file.
 */
export declare function readExplainTarget(value: string, cwd: string): ExplainTarget;
