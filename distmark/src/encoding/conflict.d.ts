import type { Declaration } from './declaration.ts';
/** A declaration that cannot hold. */
export interface Conflict {
    readonly declaration: Declaration;
    /** What it disagrees with: the bytes of the file, its mark, or a stronger declaration. */
    readonly against: 'bytes' | 'mark' | Declaration;
    /** The encoding that holds instead, by its name in lower case. */
    readonly expected: string;
}
/** What declarations are held against. */
export interface Evidence {
    readonly bytes: Uint8Array;
    /** Bytes of the mark. */
    readonly markLength: number;
    /** The encoding that was decided, and what decided it. */
    readonly encoding: string;
    readonly decisive: 'mark' | Declaration | undefined;
    /** Whether the bytes behind the mark are well-formed UTF-8. */
    readonly isUtf8: boolean;
}
/**
 * Lists the declarations that something stronger contradicts, each once. Characters beyond ASCII in valid UTF-8 contradict
 * every other encoding, since other text is hardly ever valid UTF-8 by chance; ASCII reads alike in all encodings that a
 * file is declared to be in, but for UTF-16.
 */
export declare function conflictsOf(declarations: readonly Declaration[], evidence: Evidence): readonly Conflict[];
