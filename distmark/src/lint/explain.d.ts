import type { Document } from './document.ts';
import type { Explanation } from './explanation.ts';
import type { RuledFinding } from './finding.ts';
import { type LintOptions } from './lint.ts';
/** What `explain` needs beside the document. */
export interface ExplainOptions extends LintOptions {
    /** 1-based, in any order; all lines when left out. Numbers beyond the last line are passed over. */
    readonly lineNumbers?: readonly number[];
    /** What `lint` found in the document with the same options, where that is known already. */
    readonly findings?: readonly RuledFinding[];
}
/**
 * Explains lines of a document, in its order: how each can be read, what is mended, and where nothing is, the one reason for
 * that. A text alone is a document of its lines.
 *
 * Nothing is judged here: verdicts are those that the rules go by, findings are what `lint` reports. Lints the whole document
 * once, and again where a damaged line is not reported, to see which setting silences it. Pure; never throws.
 */
export declare function explain(document: Document, options: ExplainOptions): readonly Explanation[];
