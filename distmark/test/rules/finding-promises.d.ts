import type { ConfiguredRule } from '../../src/lint/config.ts';
import type { Document } from '../../src/lint/document.ts';
import type { RuledFinding } from '../../src/lint/finding.ts';
/** Lints a document and checks what every finding of the rules that ship promises; throws with `hint` where one breaks it. */
export declare function checkFindings(document: Document, rules: readonly ConfiguredRule[], hint: string): readonly RuledFinding[];
