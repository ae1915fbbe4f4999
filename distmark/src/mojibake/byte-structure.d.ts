import { type Breaker } from './breaker.ts';
import { type Layer } from './reading.ts';
/** What a byte is in UTF-8: `never` are C0, C1 and F5 to FF, which stand in no sequence. */
export type ByteRole = 'ascii' | 'lead' | 'continuation' | 'never';
/** Characters of a line that stand for one sequence of bytes, and what the bytes spell. */
export interface ByteGroup {
    readonly found: string;
    /** UTF-16 code units of the line before it. */
    readonly foundStart: number;
    /** None when the table lacks the character. */
    readonly bytes: readonly number[];
    /** What each of the bytes is in UTF-8. */
    readonly roles: readonly ByteRole[];
    /** What the bytes spell; undefined when they are not well-formed. */
    readonly expected?: string;
    /** What keeps the line from going back here. */
    readonly problem?: Breaker['problem'];
}
/**
 * Shows a line as the bytes that its characters stand for, sequence by sequence: through a single-byte table by its name, with
 * every place at which the line stops to go back; through a layer of a reading, for which `line` is the text before the layer
 * was undone; or, by the name `utf-8`, as its own bytes. Gives undefined for another name. Linear.
 */
export declare function byteStructureOf(line: string, through: string | Layer): readonly ByteGroup[] | undefined;
