import type { ConfiguredRule } from '../lint/config.ts';
import type { DirectiveMode } from '../lint/directive.ts';
import type { Document, DocumentInput } from '../lint/document.ts';
import type { RuledFinding } from '../lint/finding.ts';
import type { ScopeLookup } from '../lint/scope.ts';
/** How a document is checked. */
export interface CheckSettings {
    readonly rules: readonly ConfiguredRule[];
    /** Which edits are made. */
    readonly edits: 'none' | 'safe' | 'unsafe';
    /** What is made of directives in comments. */
    readonly directives: DirectiveMode;
}
/** What checking a document gave. */
export interface Check {
    /** The document that was handed in. */
    readonly original: Document;
    /** The document with all edits made: the one handed in when there are none. */
    readonly document: Document;
    /** What is found in `document`. */
    readonly findings: readonly RuledFinding[];
    /** Whether `document` has other bytes than the one handed in. */
    readonly isChanged: boolean;
    /** Why a file in another encoding was not written again as UTF-8 though unsafe edits are made. */
    readonly refusal?: string;
}
/** Checks a document and makes its edits. Codecs, the parser of markdown and the fixer are loaded when there is work for them. */
export declare function check(input: DocumentInput, { rules, edits, directives }: CheckSettings): Promise<Check>;
/** Makes a document, and what looks up scopes in it and in documents that edits make of it; codecs and the parser of markdown are loaded when they may be asked. */
export declare function openDocument(input: DocumentInput, rules: readonly ConfiguredRule[]): Promise<{
    readonly document: Document;
    readonly scopeFor: (document: Document) => ScopeLookup | undefined;
}>;
