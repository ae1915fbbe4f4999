import type { ConfiguredRule } from './config.ts';
import { type Directives } from './directive.ts';
import type { Document } from './document.ts';
import { type RuledFinding } from './finding.ts';
/** The directives of a document, and what is made of them. */
export interface DirectiveSettings {
    readonly directives: Directives;
    /** All rules that there are, also those that are off. */
    readonly rules: readonly ConfiguredRule[];
    /** Whether directives that change nothing are reported, as errors. */
    readonly reportsUnused: boolean;
}
/**
 * Gives findings as the directives of their document leave them: without what these disable, and with warnings about those that
 * are misspelt or name rules that do not exist, which disable nothing. Findings come and go in the order of their places.
 */
export declare function underDirectives(document: Document, findings: readonly RuledFinding[], settings: DirectiveSettings): readonly RuledFinding[];
