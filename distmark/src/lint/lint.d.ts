import type { ConfiguredRule } from './config.ts';
import type { DirectiveMode } from './directive.ts';
import type { Document } from './document.ts';
import { type RuledFinding } from './finding.ts';
import type { ScopeLookup } from './scope.ts';
/** What `lint` needs beside the document. */
export interface LintOptions {
    readonly rules: readonly ConfiguredRule[];
    /** Answers where a place lies; without it everything is prose. Called only when a rule has something to report. */
    readonly scopeOf?: ScopeLookup | undefined;
    /** What is made of directives in comments; they are obeyed when it is left out. */
    readonly directives?: DirectiveMode;
}
/**
 * Runs the rules over a document and gives their findings by place, less those that directives in its comments disable, and
 * with what is wrong with these directives. Pure, synchronous, and total: never throws on any bytes.
 */
export declare function lint(document: Document, options: LintOptions): readonly RuledFinding[];
