import type { Span } from '../encoding/span.ts';
import type { Document } from './document.ts';
/** Where text of ASCII characters alone shifts to others. */
export interface Shift {
    /** `iso-2022-jp`, `iso-2022-kr`, `iso-2022-cn` or `utf-7`. */
    readonly encoding: string;
    /** Bytes of the escape sequence, or of the plus sign. */
    readonly span: Span;
    /** The text of the whole file; undefined for encodings that are not read. */
    readonly text: string | undefined;
}
/** Whether bytes may hold what `shiftIn` finds: such text is ASCII alone. */
export declare function mayShift(bytes: Uint8Array): boolean;
/** Finds text in an encoding of seven bits in a document that is read as UTF-8; undefined where there is none. */
export declare function shiftIn(document: Document): Shift | undefined;
