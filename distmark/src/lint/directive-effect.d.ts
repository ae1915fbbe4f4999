import { type Directive, type NamedRule } from './directive.ts';
import type { RuledFinding } from './finding.ts';
/** What becomes of a document's findings when its directives are obeyed. */
export interface DirectiveEffect {
    /** Findings that no directive disables. */
    readonly left: readonly RuledFinding[];
    /** Directives that change nothing, each with the rule for which it does not when it names rules. */
    readonly unused: readonly DirectivePart[];
}
/** A directive that names no rules, or one rule of a directive that does. */
export interface DirectivePart {
    readonly directive: Directive;
    readonly rule: NamedRule | undefined;
}
/**
 * Obeys directives: findings that begin where a directive holds are left out. Findings come in the order of their bytes,
 * directives in that of their spans.
 *
 * Of several that cover a finding one is used: the first that disables for good, else the one whose region begins first. Linear
 * in both lists, times the regions that hold at the same place.
 */
export declare function obeyDirectives(findings: readonly RuledFinding[], directives: readonly Directive[]): DirectiveEffect;
