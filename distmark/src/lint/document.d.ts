import { type DecideOptions, type Decision } from '../encoding/decide.ts';
import type { Span } from '../encoding/span.ts';
import type { Candidate } from '../mojibake/candidate.ts';
import { type Suspect } from '../mojibake/scan.ts';
import { type TableChoice } from '../mojibake/reversal-tables.ts';
import type { Verdict } from '../mojibake/verdict.ts';
import { type Place } from './place.ts';
/** How a document's text is built up, as far as mojilint needs to know. */
export type Format = 'markdown' | 'html' | 'text';
export type { Suspect as SuspectLine, TableChoice };
/** The bytes of a text file, with all that rules ask of them. Everything is computed at the first question. */
export interface Document {
    /** Path as the user knows it; undefined for text without a name. */
    readonly path: string | undefined;
    readonly format: Format;
    /** The file as read. */
    readonly bytes: Uint8Array;
    /** What is known about the encoding from outside the bytes. */
    readonly known: DecideOptions;
    readonly decision: Decision;
    /** What undeclared bytes that are not UTF-8 may be in, likeliest first; empty for other files. */
    readonly candidates: readonly Candidate[];
    /** The text as UTF-8: `bytes` itself where the document is editable, else decoded by the codecs in use (`encoding/codecs.ts`). */
    readonly utf8: Uint8Array;
    /** Whether the file is read as UTF-8, so that spans of `utf8` are spans of the file and edits can be made. */
    readonly isEditable: boolean;
    /** The span of `utf8` that a span of the file becomes. Linear in the bytes before it where the file is decoded. */
    spanInText(fileSpan: Span): Span;
    /** The lines that hold one of `triggers`, in order. */
    suspects(triggers: number): readonly Suspect[];
    /** The text of a span of `utf8`; bytes that are not UTF-8 become U+FFFD. */
    text(span: Span): string;
    /** Line and column of a byte offset of `utf8`. */
    placeOf(byteOffset: number): Place;
    /** UTF-16 code units of the text before a byte offset of `utf8`. */
    codeUnitOffsetOf(byteOffset: number): number;
    /** 1-based column of a byte offset of `utf8`, in bytes. */
    byteColumnOf(byteOffset: number): number;
    /** What evidence and proof say of a suspect line, judged with all of the file's. `tables` adds and removes tables of reversal. */
    verdictOf(line: Suspect, tables: TableChoice): Verdict;
    /** The kind of that verdict, which stays known when there are too many lines to keep what was said of each. */
    verdictKindOf(line: Suspect, tables: TableChoice): Verdict['kind'];
}
/** What `createDocument` wants to know. */
export interface DocumentInput extends DecideOptions {
    readonly bytes: Uint8Array;
    /** Guessed from the path's extension when left out. */
    readonly format?: Format;
}
/** Makes a document of bytes. Never throws; costs nothing but the decision until it is asked. */
export declare function createDocument({ bytes, format, ...known }: DocumentInput): Document;
/** Guesses a format from a path's extension. */
export declare function formatOf(path: string | undefined): Format;
