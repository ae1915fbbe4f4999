import type { Span } from '../encoding/span.ts';
import type { Document } from './document.ts';
import type { RuledFinding } from './finding.ts';
import { type LintOptions } from './lint.ts';
import type { Refusal } from './refusal.ts';
/** A finding that a verdict would make: where, by which rule, and with which gain. */
export interface ExpectedFinding {
    readonly ruleId: string;
    readonly span: Span;
    readonly gain: number;
}
/** Picks an expected finding out of others. */
export declare function pick(findings: readonly RuledFinding[], { ruleId, span, gain }: ExpectedFinding): RuledFinding | undefined;
/** Tells which setting keeps an expected finding from being reported; undefined when none does. */
export type Silence = (expected: ExpectedFinding) => Refusal | undefined;
/**
 * Finds out what silences a finding by linting again, with one setting after another taken away, so that no setting is read in
 * two ways. Each is tried once for a document, at the first question.
 */
export declare function createSilence(document: Document, options: LintOptions): Silence;
