import type { Document } from './document.ts';
import type { Finding } from './finding.ts';
import type { OptionSchema } from './option-schema.ts';
import type { Scope } from './scope.ts';
import type { Span } from '../encoding/span.ts';
/** What a rule may ask and tell while it checks a document. */
export interface RuleContext<Options> {
    readonly options: Options;
    /** Takes a finding over; its words may be getters, since most are never read where there are many. */
    report(finding: Finding): void;
    /** The scope in which the start of `span` lies. Parses markdown at the first call. */
    scopeOf(span: Span): Scope;
    /** The options of another rule, on or off, so that two rules judge a line alike; empty when there is no such rule. */
    optionsOf(ruleId: string): Readonly<Record<string, unknown>>;
}
/** A rule: metadata that docs, schema and defaults come from, and a check. */
export interface Rule<Options = Record<string, never>> {
    readonly id: string;
    /** One sentence in the imperative, shown by `--list-rules`. */
    readonly summary: string;
    /** Why a repository wants this rule, in a few sentences of markdown. */
    readonly why: string;
    /** Which fixes the rule offers. */
    readonly fix: 'safe' | 'unsafe' | 'never';
    /** The severity that the rule has when nothing is configured. */
    readonly severity: 'error' | 'warning';
    /** Triggers (`mojibake/trigger.ts`) of the lines that the rule wants to see. */
    readonly triggers: number;
    /** Whether with these options the rule looks at more of a document than its decision and the lines with its triggers. */
    readonly looksFurther?: (options: Options) => boolean;
    readonly options: OptionSchema;
    /** Pages that define or report what the rule catches. */
    readonly sources: readonly string[];
    /** Reports what it finds; never throws on any bytes. */
    check(document: Document, context: RuleContext<Options>): void;
}
/** A rule whose options type is not known here: a registry holds rules of many, and their schemas guard them. */
export type AnyRule = Rule<never>;
/** Gives the rule back, checked by the compiler. */
export declare function defineRule<Options>(rule: Rule<Options>): Rule<Options>;
