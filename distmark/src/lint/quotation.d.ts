import type { Span } from '../encoding/span.ts';
import type { Refusal } from './refusal.ts';
import type { RepairedWord } from './repaired-word.ts';
import type { Scope } from './scope.ts';
/** Whether damage stands in a file on purpose. */
export interface Quotation {
    /** All of it lies in code or in link destinations, or its repaired form stands beside it: information, no fix. */
    readonly isQuoted: boolean;
    readonly isCode: boolean;
    /** Why the line is not fixed; undefined when nothing speaks against it. */
    readonly refusal: Refusal | undefined;
}
/** What decides whether damage is quoted. */
export interface QuotationInput {
    /** Bytes of the damaged pieces. */
    readonly spans: readonly Span[];
    readonly scopeOf: (span: Span) => Scope;
    /** What should stand there instead of each damaged word. */
    readonly repaired: readonly RepairedWord[];
    /** Texts beside the damage: the rest of its line and the neighbouring cells. */
    readonly beside: readonly string[];
    /** Whether code is treated like prose. */
    readonly isCodeProse: boolean;
}
/**
 * Tells whether damage is quoted. Catches pages about encodings, which show the damage in code or next to its right form, and
 * links to files that really bear the damaged name; spares damage in text that happens to have code elsewhere on the line,
 * which stays an error without a fix.
 */
export declare function quotationOf({ spans, scopeOf, repaired, beside, isCodeProse }: QuotationInput): Quotation;
/** Whether a scope shows text as it is in files and programs. */
export declare function isCode(scope: Scope): boolean;
