import { type Conflict } from './conflict.ts';
import type { Declaration, DeclaringStep } from './declaration.ts';
import { type RepositoryLabel } from './repository-label.ts';
import type { Span } from './span.ts';
import { type Utf8Fault } from './utf8.ts';
/** The step of the browser's order that settled the encoding of a file. */
export type DecidedBy = 'bom' | DeclaringStep | 'valid-utf-8' | 'detection';
/** Which encoding a file is in, and which step of the browser's order decided it. */
export interface Decision {
    /** The Encoding Standard's name, in lower case: `utf-8`, `utf-16le`, `windows-1252`; `utf-32le` and `utf-32be` are ours. */
    readonly encoding: string;
    readonly decidedBy: DecidedBy;
    /** The bytes of the mark at the start of the file; empty when there is none. */
    readonly mark: Span;
    /** Everything that names an encoding for the file, the strongest first. */
    readonly declarations: readonly Declaration[];
    readonly conflicts: readonly Conflict[];
    /** The first bytes that are not UTF-8, in a file that is read as UTF-8; undefined when there are none. */
    readonly fault: Utf8Fault | undefined;
}
/** What is known about a file's encoding from outside its bytes. */
export interface DecideOptions {
    /** The label of the encoding that the user insists on. */
    readonly encoding?: string | undefined;
    /** The Content-Type header that came with the bytes. */
    readonly contentType?: string | undefined;
    /** What the repository declares: one label, or several with where they are written, the strongest first. */
    readonly declared?: string | readonly RepositoryLabel[] | undefined;
    /** The file's path, whose extension tells which declarations the bytes may hold. */
    readonly path?: string | undefined;
}
/**
 * Decides which encoding `bytes` are in, as a browser does: by the mark, then by what the user insists on, by the header
 * they came with, by what the repository declares, by what the document declares where browsers look for it; then whether
 * they are valid UTF-8. A `<meta>` that stands too late for browsers still counts for more than nothing at all. Bytes that
 * nothing explains are left to detection, with `utf-8` for their encoding.
 *
 * Never throws: a label that the standard does not know, or that it maps to `replacement`, which reads nothing, is kept as
 * a declaration and decides nothing. A file that can hold no declaration costs one pass that checks its UTF-8.
 */
export declare function decide(bytes: Uint8Array, options?: DecideOptions): Decision;
