import type { Scope, ScopeLookup } from './scope.ts';
import type { TextRange } from './text-line.ts';
/** A piece of a document's text and the scope that it is in. */
export interface ScopeRange extends TextRange {
    readonly scope: Scope;
}
/**
 * Returns a lookup over ranges of a text: the first layer that holds a place answers, and prose is what no layer holds.
 *
 * Ranges of a layer may come in any order; where two overlap the one that starts first keeps the overlap. Building is
 * linear for ranges that are sorted already, a question takes one binary search a layer. Places outside the text are
 * those of its nearest end.
 */
export declare function createRangeLookup(text: string, layers: readonly (readonly ScopeRange[])[]): ScopeLookup;
