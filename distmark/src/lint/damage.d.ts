import type { Span } from '../encoding/span.ts';
import type { Pair } from '../mojibake/pair.ts';
import type { Document, SuspectLine } from './document.ts';
/** Damage as it stands in a document: pairs, the bytes they take, and the texts from the first to the last of them. */
export interface Damage {
    readonly pairs: readonly Pair[];
    /** Bytes of each pair. */
    readonly pairSpans: readonly Span[];
    /** Bytes from the first to the last pair. */
    readonly span: Span;
    readonly actual: string;
    readonly expected: string;
    /** The judged line without the damage. */
    readonly rest: string;
}
/** What is known of a damaged line. */
export interface DamageInput {
    readonly line: Pick<SuspectLine, 'span'>;
    /** The text that was judged, and where it begins in the line, in UTF-16 code units. */
    readonly body: string;
    readonly bodyStart: number;
    /** The text of the reading. */
    readonly text: string;
    readonly pairs: readonly Pair[];
}
/**
 * Places the pairs of a line in its document, but for those inside one of `allowed`, strings that are right as they stand.
 * Gives undefined when none is left. Linear in the line.
 */
export declare function placeDamage(document: Document, input: DamageInput, allowed: readonly string[]): Damage | undefined;
