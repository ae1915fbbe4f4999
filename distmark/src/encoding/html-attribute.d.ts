import type { Span } from './span.ts';
/** An attribute of a tag, as the prescan for an encoding reads it. */
export interface Attribute {
    /** In small letters; empty where the tag has no further attribute. */
    readonly name: string;
    /** Bytes of the value without its quotation marks. */
    readonly value: Span;
    /** Where the next attribute is looked for. */
    readonly next: number;
}
/**
 * Reads the attribute of a tag at or after `start`. Gives undefined when the bytes end (at `end`) before it does, which
 * ends the prescan. Source: https://html.spec.whatwg.org/#concept-get-attributes-when-sniffing.
 */
export declare function attributeAt(bytes: Uint8Array, start: number, end: number): Attribute | undefined;
