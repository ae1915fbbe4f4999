import { VFileMessage } from 'vfile-message';
import type { Span } from '../encoding/span.ts';
import type { Pair } from '../mojibake/pair.ts';
import type { Document } from './document.ts';
import type { Edit, RuledFinding } from './finding.ts';
/** A vfile message with what mojilint adds to it. */
export type LintMessage = VFileMessage & {
    pairs?: readonly Pair[];
    /** Names of the tables that the text was misread through, the last misreading first. */
    tables?: readonly string[];
    /** Log-likelihood gain, in nats. */
    gain?: number;
    /** Bytes of the document's UTF-8 text. */
    byteSpan?: Span;
    fix?: Edit;
};
/** Makes the vfile message of a finding: error is fatal true, warning false, info undefined. */
export declare function toMessage(document: Document, finding: RuledFinding): LintMessage;
