import type { WrittenLabel } from './declaration.ts';
/** A format whose files can say which encoding they are in. */
export type DeclaringFormat = 'html' | 'xhtml' | 'xml' | 'po' | 'css';
/** What tells a file's format beside its bytes. */
export interface FormatHints {
    readonly path?: string | undefined;
    /** Media type that came with the file, in small letters. */
    readonly mediaType?: string | undefined;
}
/** Gives what a file says of its own encoding, the strongest declaration first. */
export declare function documentDeclarations(bytes: Uint8Array, hints: FormatHints): readonly WrittenLabel[];
/**
 * Tells which declarations a file may hold, by its media type, its extension, or else its first bytes. Markdown may begin
 * with HTML, and what such a page shows of a `<meta>` is an example.
 */
export declare function declaringFormatOf(bytes: Uint8Array, { path, mediaType }: FormatHints): DeclaringFormat | undefined;
