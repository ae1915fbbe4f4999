import type { ConfiguredRule } from './config.ts';
import type { DirectiveMode } from './directive.ts';
import { type Document } from './document.ts';
import type { RuledFinding } from './finding.ts';
import type { ScopeLookup } from './scope.ts';
/** What `fix` needs beside the document. */
export interface FixOptions {
    readonly rules: readonly ConfiguredRule[];
    /** Makes the scope lookup of a document; asked again after each pass, since places move. */
    readonly scopeFor: (document: Document) => ScopeLookup | undefined;
    /** Whether unsafe edits are made as well. */
    readonly unsafe: boolean;
    /** What `lint` found in the document, where that is known already. */
    readonly findings?: readonly RuledFinding[];
    /** What is made of directives in comments; they are obeyed when it is left out, and what they disable is not edited. */
    readonly directives?: DirectiveMode;
}
/** A document after its edits. */
export interface FixResult {
    readonly bytes: Uint8Array;
    readonly document: Document;
    /** What is left to report. */
    readonly findings: readonly RuledFinding[];
    /** Why a file in another encoding was not written again as UTF-8 though unsafe edits were asked for. */
    readonly refusal?: string;
}
/**
 * Lints and edits until nothing changes, so that a second `fix` is a no-op. With unsafe edits a file in another encoding is
 * written again as UTF-8 first, whether a rule complains of it or not. Pure and total.
 */
export declare function fix(document: Document, options: FixOptions): FixResult;
