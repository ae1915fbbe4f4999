import type { Span } from '../encoding/span.ts';
import type { Pair } from '../mojibake/pair.ts';
import type { Refusal } from './refusal.ts';
/** How severe a finding is: errors fail a run, warnings only above `--max-warnings`, infos never. */
export type Severity = 'error' | 'warning' | 'info';
/** A splice of bytes: `span` of the file as read becomes `replacement`. */
export interface Edit {
    readonly span: Span;
    readonly replacement: Uint8Array;
    /** `safe` edits are proved and judged; `unsafe` ones are made only when asked for. */
    readonly tier: 'safe' | 'unsafe';
}
/** What a rule reports: it becomes one message, and perhaps an edit. */
export interface Finding {
    /** Bytes of the document's UTF-8 text. */
    readonly span: Span;
    /** One sentence, "Unexpected x, expected y", actual value first. */
    readonly reason: string;
    /** The pairs and the answers to what, why and what to do, one a line. */
    readonly note?: string;
    /** The text that was found. */
    readonly actual?: string;
    /** What should stand there instead: one text when there is a fix, several when the readings differ. */
    readonly expected?: readonly string[];
    readonly pairs?: readonly Pair[];
    /** Names of the tables that the text was misread through, the last misreading first. */
    readonly tables?: readonly string[];
    /** Log-likelihood gain of the reading, in nats. */
    readonly gain?: number;
    readonly edit?: Edit;
    /** Why there is no edit although the damage is proved, or likely. */
    readonly refusal?: Refusal;
    /** `info` where the text is quoted or named on purpose; otherwise the rule's own severity holds. */
    readonly severity?: 'info';
}
/** A finding with the rule that made it and the severity that the configuration gives. */
export interface RuledFinding extends Finding {
    readonly ruleId: string;
    readonly level: Severity;
}
/** Sorts findings by their first byte, then their last, then their rule. */
export declare function byPlace(a: RuledFinding, b: RuledFinding): number;
