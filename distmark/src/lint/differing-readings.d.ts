import type { Span } from '../encoding/span.ts';
import type { Verdict } from '../mojibake/verdict.ts';
import { type Damage } from './damage.ts';
import type { Document, SuspectLine } from './document.ts';
import { type Quotation } from './quotation.ts';
import type { Scope } from './scope.ts';
/** A damaged line that several readings explain about as well. */
export interface DifferingReadings {
    /** The widest damage that one of them sees. */
    readonly damage: Damage;
    /** What each reading, in their order, puts in the place of the damage. */
    readonly texts: readonly string[];
    /** Why the line is taken for a quotation; undefined when it is not. */
    readonly quotation: Quotation | undefined;
}
/** What decides whether damage counts. */
export interface DamageChoice {
    /** Strings that are right as they stand. */
    readonly allow: readonly string[];
    /** Whether code is treated like prose. */
    readonly isCodeProse: boolean;
    readonly scopeOf: (span: Span) => Scope;
}
/** Places the readings of a line side by side; undefined when all damage is allowed. */
export declare function differingReadings(document: Document, line: SuspectLine, verdict: Extract<Verdict, {
    kind: 'ambiguous';
}>, choice: DamageChoice): DifferingReadings | undefined;
